import type { EntrevistaCompilada } from '../entrevista/compilada.ts';
import type { PlantillaLista } from '../plantilla/leer.ts';
import { caracterNoImprimible } from '../texto/imprimible.ts';
import type { Hallazgo } from './hallazgo.ts';
import type { Sitio } from './sitios.ts';

/** Checks the author's texts that a document would print: those of the template, of the options and the names of blanks. */
export function revisarImprenta(
  { titulo }: PlantillaLista,
  sitios: readonly Sitio[],
  { indice }: EntrevistaCompilada,
): Hallazgo[] {
  const template = sitios.flatMap(({ node, lugar }) => [
    ...revisar(lugar, node.type === 'text' ? node.text : ''),
    ...revisar(lugar, JSON.stringify(node.attrs ?? {})),
  ]);
  const interview = [...indice].flatMap(([ruta, { pregunta }]) => {
    const options = 'opciones' in pregunta ? pregunta.opciones : [];
    const texts = [pregunta.etiqueta, ...options.map(({ etiqueta, texto }) => texto ?? etiqueta)];
    return texts.flatMap((texto) => revisar(`Entrevista › «${ruta}»`, texto));
  });
  return [...revisar('Plantilla', titulo), ...template, ...interview];
}

function revisar(lugar: string, texto: string): Hallazgo[] {
  const caracter = caracterNoImprimible(texto);
  if (caracter === undefined) return [];
  const mensaje = `El carácter «${caracter}» no se puede imprimir.`;
  return [{ codigo: 'caracterNoImprimible', nivel: 'error', lugar, mensaje }];
}
