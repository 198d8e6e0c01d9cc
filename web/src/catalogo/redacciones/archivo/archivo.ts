import { printJson } from '@fedatario/document-engine';
import { hallazgosDe, leer, type Texto } from '../texto/texto.ts';

/** A text of a product as one file, or one of its three parts: the form of the examples of the engine. */
const PARTES = ['entrevista', 'plantilla', 'respuestas'] as const;
type Parte = (typeof PARTES)[number];

/** The most that such a file may weigh, in MB. */
export const MB_POR_ARCHIVO = 2;

/** The text that a file would leave, the parts it brings and the faults it would have; or why it cannot be used. */
export type ArchivoLeido =
  | { readonly texto: Texto; readonly trae: readonly Parte[]; readonly faltas: readonly string[] }
  | { readonly problemas: readonly string[] };

/** As it is written in the examples, so that what did not change is the same to the byte. */
export function aArchivo({ entrevista, plantilla, respuestas }: Texto): string {
  return printJson({ entrevista, plantilla, respuestas });
}

export function deArchivo(antes: Texto, escrito: string): ArchivoLeido {
  if (escrito.length > MB_POR_ARCHIVO * 1024 * 1024) return { problemas: [`El archivo pasa de ${MB_POR_ARCHIVO} MB.`] };
  const partes = partesDe(escrito);
  const trae = PARTES.filter((parte) => partes?.[parte] !== undefined);
  if (!partes || trae.length === 0)
    return { problemas: ['El archivo no trae una entrevista, una plantilla ni respuestas.'] };
  const texto = { ...antes, ...partes };
  const leido = leer(texto);
  if (leido.problemas.length > 0) return { problemas: leido.problemas };
  const faltas = hallazgosDe(leido)
    .filter(({ nivel }) => nivel === 'error')
    .map(({ lugar, mensaje }) => `${lugar}: ${mensaje}`);
  return { texto, trae, faltas };
}

/** The parts of a file: all of them by name, or one that is known by what it holds. */
function partesDe(escrito: string): Partial<Texto> | undefined {
  const json = leerJson(escrito);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  if ('secciones' in json) return { entrevista: json as Texto['entrevista'] };
  if ('contenido' in json) return { plantilla: json as Texto['plantilla'] };
  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const known = Object.entries(json).filter(([name, value]) => PARTES.includes(name as Parte) && isObject(value));
  return Object.fromEntries(known);
}

function leerJson(escrito: string): unknown {
  try {
    return JSON.parse(escrito);
  } catch {
    return undefined;
  }
}
