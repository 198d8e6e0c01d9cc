import { readdirSync, readFileSync } from 'node:fs';
import type { Objeto } from '../base/json.ts';
import { type Estado, evaluarEntrevista } from '../entrevista/evaluar.ts';
import { leerEntrevista } from '../entrevista/leer.ts';
import { leerPlantilla } from '../plantilla/leer.ts';
import { resolverDocumento } from '../plantilla/resolver.ts';
import { renderTexto } from '../plantilla/texto.ts';
import { CONTEXTO_DEL_EJEMPLO } from './ejemplos.ts';

const RAIZ = new URL('../../examples/', import.meta.url);
const json = (path: string) => JSON.parse(readFileSync(new URL(path, RAIZ), 'utf8'));

export const ejemplos: readonly string[] = readdirSync(RAIZ);

/** A document of the examples, to be answered and written on the day of its answers. */
export function ejemplo(slug: string) {
  const leida = leerEntrevista(json(`${slug}/entrevista.json`));
  const escrita = leerPlantilla(json(`${slug}/plantilla.json`));
  if (!leida.ok || !escrita.ok) throw new Error(`El ejemplo ${slug} no se puede leer.`);
  const { entrevista } = leida;
  const { plantilla } = escrita;
  const casos: Record<string, Objeto> = Object.fromEntries(
    readdirSync(new URL(`${slug}/respuestas/`, RAIZ)).map((file) => [
      file.replace('.json', ''),
      json(`${slug}/respuestas/${file}`),
    ]),
  );
  const evaluar = (respuestas: unknown): Estado =>
    evaluarEntrevista(entrevista, respuestas, { contexto: CONTEXTO_DEL_EJEMPLO, rol: 'notario' });
  return {
    entrevista,
    plantilla,
    casos,
    evaluar,
    /** The paths of what is refused, and of what is lawful but odd. */
    rechaza: (respuestas: unknown) => evaluar(respuestas).problemas.map(({ ruta }) => ruta),
    avisa: (respuestas: unknown) => evaluar(respuestas).avisos.map(({ ruta }) => ruta),
    escribir: (respuestas: unknown, estado = evaluar(respuestas)) =>
      renderTexto(resolverDocumento(plantilla, entrevista, estado)),
    /** The document as its customer reads it while no notary holds the case. */
    escribirSinNotario: (respuestas: unknown) => {
      const { notario: _, ...contexto } = CONTEXTO_DEL_EJEMPLO;
      const estado = evaluarEntrevista(entrevista, respuestas, { contexto, rol: 'cliente' });
      return renderTexto(resolverDocumento(plantilla, entrevista, estado));
    },
  };
}
