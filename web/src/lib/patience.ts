import { ApiError } from './api-error.ts';

/**
 * Limits of the total waiting time in milliseconds: a read waits up to the server's longest `Retry-After` (a minute), a
 * write as long as a person accepts after a click.
 */
export const PACIENCIA = { lectura: 66_000, escritura: 10_000, ninguna: 0 } as const;

/** Codes of a busy service: nothing was done, or a repetition is safe. */
const OCUPADO: readonly string[] = ['demasiadas-peticiones', 'servicio-no-disponible', 'documentos-ocupados'];
/** Pauses in milliseconds when the answer names none. */
const PAUSAS = [700, 1_500];
/** Largest number of retries. */
const OTRAS = 3;
/** Random share added to a pause, so that clients told the same second do not return together. */
const DISPERSION = 0.25;
/** Milliseconds from which a wait is announced. */
const LARGA = 4_000;

const listeners = new Set<() => void>();

/** Calls back before a long wait for a busy service. Returns a function that unsubscribes. */
export function onLongWait(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

interface Waiting {
  /** Milliseconds, one of {@link PACIENCIA}. */
  readonly patience: number;
  readonly signal?: AbortSignal | undefined;
}

/** Does the work and retries it while the service is busy, within the limit of patience. */
export async function patiently<T>(work: () => Promise<T>, { patience, signal }: Waiting): Promise<T> {
  let left = patience;
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const wait = pauseAfter(error, tries);
      if (wait === undefined || wait > left) throw error;
      left -= wait;
      await pause(wait, signal);
    }
  }
}

/** Milliseconds until the next retry; undefined when a retry is useless. */
export function pauseAfter(error: unknown, tries: number, random = Math.random()): number | undefined {
  if (tries >= OTRAS || !(error instanceof ApiError) || !OCUPADO.includes(error.codigo)) return undefined;
  const named = error.espera === undefined ? PAUSAS[tries] : error.espera * 1000;
  return named === undefined ? undefined : Math.max(named, 500) * (1 + random * DISPERSION);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (ms >= LARGA) for (const listener of listeners) listener();
  return new Promise((done, fail) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        fail(signal.reason);
      },
      { once: true },
    );
  });
}
