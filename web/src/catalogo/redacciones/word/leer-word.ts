import type { NodoJson } from '../texto/conversion.ts';
import { ordinalEscrito } from './clausulas.ts';
import { leerBloques } from './ooxml/cuerpo.ts';
import { leerEstilos } from './ooxml/estilos.ts';
import type { Lectura, Perdida } from './ooxml/lectura.ts';
import { nodosDeBloques } from './ooxml/listas.ts';
import { leerNumeracion } from './ooxml/numeracion.ts';
import { abrirWord, type FalloDeWord, type Paquete } from './ooxml/paquete.ts';
import { elementos } from './ooxml/xml.ts';

export type { FalloDeWord, Perdida };

/** The text of a Word file as nodes of a template, with the parts of it that are left out or written in another way. */
export interface WordLeido {
  readonly nodos: readonly NodoJson[];
  readonly perdidas: readonly Perdida[];
}

/** The most that a Word file may weigh, in MB. */
export const MB_POR_WORD = 5;

export async function leerWord(file: Blob): Promise<WordLeido | FalloDeWord> {
  if (file.size > MB_POR_WORD * 1024 * 1024) return 'grande';
  const paquete = await abrirWord(new Uint8Array(await file.arrayBuffer()));
  if (typeof paquete === 'string') return paquete;
  const leido = leerPaquete(paquete, true) ?? leerPaquete(paquete, false);
  return leido && JSON.stringify(leido.nodos).includes('"text":') ? leido : 'vacio';
}

/** Undefined where a field of the text has no end, when fields are read. */
function leerPaquete(
  { cuerpo, estilos, numeracion, tieneEncabezados }: Paquete,
  conCampos: boolean,
): WordLeido | undefined {
  const leidos = leerEstilos(estilos);
  const lectura: Lectura = {
    estilos: leidos,
    numerar: leerNumeracion(numeracion, leidos),
    perdidas: new Set(tieneEncabezados ? ['encabezados'] : []),
    campos: [],
    conCampos,
    renglon: [],
  };
  const bloques = elementos(cuerpo).flatMap((body) => leerBloques(body, lectura));
  if (lectura.campos.length > 0) return undefined;
  const nodos = nodosDeBloques(bloques, (_, nodo) => {
    if (ordinalEscrito(nodo) === undefined) lectura.perdidas.add('numeracion');
  });
  return { nodos, perdidas: [...lectura.perdidas] };
}
