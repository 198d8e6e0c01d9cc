import type { CodigoError, ErrorDeCampo } from '@fedatario/contract/base';
import type { ArchivoDeProducto } from '@fedatario/contract/catalogo';
import { AppError, invalidField } from '../../../http/errors.ts';
import { compiledCode } from '../../../services/compiled.ts';
import { startProcesses } from '../../../services/processes.ts';
import type { Examen } from './examen.ts';

export interface Pregunta {
  readonly bytes: Uint8Array;
  /** The engine says too what it thinks of the content. */
  readonly juzga: boolean;
}

export type Respuesta =
  | { readonly examen: Examen }
  | { readonly codigo: CodigoError; readonly errores: readonly ErrorDeCampo[] };

/** The heap, in MB: a file has at most some megabytes, and its texts take several times that while they are made. */
const MEMORY = ['--max-old-space-size=256', '--max-semi-space-size=4'];
/** The shipped documents take half a second on a machine whose cores are all busy. */
const TIMEOUT_MS = 15_000;
/** Retry-After in seconds, while the server closes. */
const AGAIN = 5;

const processes = startProcesses({
  entry: new URL('./aparte-worker.ts', import.meta.url),
  env: compiledCode(),
  execArgv: MEMORY,
  most: 2,
  idleMs: 60_000,
});

/**
 * Reads and judges the file of a product in a process apart: it comes from another installation, and its conditions and cases may
 * be as costly as its author likes. Called outside of any transaction.
 */
export function examinarAparte(bytes: Uint8Array): Promise<Examen> {
  return preguntar({ bytes, juzga: true });
}

/** Reads the file of a product in a process apart. */
export async function leerAparte(bytes: Uint8Array): Promise<ArchivoDeProducto> {
  return (await preguntar({ bytes, juzga: false })).archivo;
}

async function preguntar(message: Pregunta): Promise<Examen> {
  const { parts, lost } = await processes.ask<Respuesta>({ message, timeoutMs: TIMEOUT_MS });
  const [respuesta] = parts;
  if (lost === 'closed') throw new AppError('documentos-ocupados', { espera: AGAIN });
  if (!respuesta) throw invalidField('archivo', 'ilegible', { problema: COSTOSO });
  if ('examen' in respuesta) return respuesta.examen;
  throw new AppError(respuesta.codigo, { errores: respuesta.errores });
}

const COSTOSO = 'sus condiciones o sus casos piden demasiado trabajo. Quite casos, o divida las condiciones.';
