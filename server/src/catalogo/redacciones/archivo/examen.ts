import type { ArchivoDeProducto, ContextoDeCaso } from '@fedatario/contract/catalogo';
import { CONTEXTO_DEL_EJEMPLO, lintar } from '@fedatario/document-engine';
import { contextoDeMuestra } from '../../productos/productos.ts';
import type { FilaDeCaso } from '../casos/queries.ts';
import { textosDeCasos } from '../casos/textos.ts';
import { isIgual } from '../igual.ts';
import { leerArchivo } from './leer.ts';

/** The content of a file with what the engine says of it. */
export interface Examen {
  readonly archivo: ArchivoDeProducto;
  /** Errors of the linter, each with its place. */
  readonly faltas: readonly string[];
  /** Names of the cases that give another text than the file says. */
  readonly casosDistintos: readonly string[];
}

/** Reads the file of a product and has the engine judge it. A file says itself how much work that is: see aparte.ts. */
export function examinar(bytes: Uint8Array): Examen {
  const { archivo, entrevista, plantilla } = leerArchivo(bytes);
  const faltas = lintar(plantilla, entrevista).filter(({ nivel }) => nivel === 'error');
  return {
    archivo,
    faltas: faltas.map(({ lugar, mensaje }) => `${lugar}: ${mensaje}`),
    casosDistintos: casosDistintos(archivo),
  };
}

/** The cases of a file as they are kept. */
export function casosDe({ respuestas, esperado, contextos = {} }: ArchivoDeProducto): Omit<FilaDeCaso, 'idCaso'>[] {
  return Object.entries(respuestas).map(([nombre, suyas]) => {
    // A case may be called as something that every object has.
    const suyo = Object.hasOwn(contextos, nombre) ? contextos[nombre] : undefined;
    const { hoy: dia, ...propio }: ContextoDeCaso = suyo ?? (CONTEXTO_DEL_EJEMPLO as ContextoDeCaso);
    const contexto = isIgual({ hoy: dia, ...propio }, contextoDeMuestra(dia)) ? null : propio;
    return { nombre, respuestas: suyas, esperado: esperado[nombre] ?? '', dia, contexto };
  });
}

function casosDistintos(archivo: ArchivoDeProducto): string[] {
  const casos = casosDe(archivo).map((caso) => ({ ...caso, idCaso: caso.nombre }));
  const actuales = textosDeCasos(archivo, casos);
  return casos.filter(({ esperado }, i) => esperado !== actuales[i]).map(({ nombre }) => nombre);
}
