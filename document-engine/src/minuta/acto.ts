import type { Objeto } from '../base/json.ts';
import type { EntrevistaCompilada } from '../entrevista/compilada.ts';
import { valueAt } from '../entrevista/efectivas.ts';
import { formatosDe } from '../plantilla/formatos.ts';
import { imprimir } from '../plantilla/imprimir.ts';
import type { PlantillaLista } from '../plantilla/leer.ts';
import type { Minuta, NodoDeMinuta } from './modelo.ts';

/**
 * The same text with its places of the act written from these data (`Estado.datos` of an evaluation as `notario`); what is missing is
 * blank. The words that people wrote are not touched, and neither is a place that the notary replaced with words of their own.
 * Never throws and changes nothing it is given.
 */
export function escribirActo(
  { titulo, encabezado, pie, contenido }: Minuta,
  { plantilla, entrevista }: { plantilla: PlantillaLista; entrevista: EntrevistaCompilada },
  datos: Objeto,
): Minuta {
  const formatos = formatosDe(plantilla.jurisdiccion);
  const write = (node: NodoDeMinuta): NodoDeMinuta => {
    if (node.type !== 'dato') return { ...node, content: node.content.map(write) } as NodoDeMinuta;
    const { texto: _, ...attrs } = node.attrs;
    const { ruta, como } = attrs;
    const impreso = imprimir({ ruta, como, valor: valueAt(datos, ruta) }, { plantilla, entrevista, formatos, datos });
    return { ...node, attrs: 'falta' in impreso ? attrs : { ...attrs, texto: impreso.texto } };
  };
  return { titulo, encabezado: encabezado.map(write), pie: pie.map(write), contenido: write(contenido) };
}
