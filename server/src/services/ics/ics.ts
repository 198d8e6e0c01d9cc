import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { FalloDeCalendario, type MotivoDeFallo } from './fallo.ts';
import type { Lectura, Ocupado } from './leer.ts';
import { type Limites, traer } from './traer.ts';

export { FalloDeCalendario } from './fallo.ts';
export type { Ocupado, Tramo } from './leer.ts';

/** Milliseconds in which a calendar is worked out. */
const PLAZO_DE_LECTURA = 5_000;
const MEGAS_DE_LECTURA = 128;

export type LeerOcupado = (url: string, ventana: Omit<Lectura, 'texto'>) => Promise<Ocupado>;

/** The busy stretches of a calendar at an address of the public internet; fails with a `FalloDeCalendario`. */
export async function traerOcupado(
  url: string,
  ventana: Omit<Lectura, 'texto'>,
  limites: Limites = {},
): Promise<Ocupado> {
  return leerAparte({ ...ventana, texto: await traer(url, limites) });
}

/** Reads it in a thread of its own, which is ended when it takes too long or too much memory. */
export async function leerAparte(lectura: Lectura, plazo = PLAZO_DE_LECTURA): Promise<Ocupado> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: lectura,
    resourceLimits: { maxOldGenerationSizeMb: MEGAS_DE_LECTURA },
  });
  try {
    const [dicho] = await once(worker, 'message', { signal: AbortSignal.timeout(plazo) });
    const { ocupado, fallo } = dicho as { ocupado?: Ocupado; fallo?: MotivoDeFallo };
    if (!ocupado) throw new FalloDeCalendario(fallo ?? 'formato');
    return ocupado;
  } catch (error) {
    throw error instanceof FalloDeCalendario ? error : new FalloDeCalendario('tiempo');
  } finally {
    await worker.terminate();
  }
}
