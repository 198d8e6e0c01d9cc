import { ApiError } from './api-error.ts';

/**
 * Milliseconds that may pass in waiting, all together: a read waits as long as the longest `Retry-After` of the server (a
 * minute), a write as long as a person looks at a button.
 */
export const PACIENCIA = { lectura: 66_000, escritura: 10_000, ninguna: 0 } as const;

/** Refused before anything was done, or safe to be asked again: the service says so, and for how long. */
const OCUPADO: readonly string[] = ['demasiadas-peticiones', 'servicio-no-disponible', 'documentos-ocupados'];
/** Pauses where the answer names none. */
const PAUSAS = [700, 1_500];
/** Times that the same is asked again. */
const OTRAS = 3;
/** Whoever was told the same second does not come back in the same instant. */
const DISPERSION = 0.25;
/** A wait that is worth saying something about. */
const LARGA = 4_000;

const listeners = new Set<() => void>();

/** Calls back when something will take long because the service is busy. Returns how to stop. */
export function onLongWait(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

interface Waiting {
  /** Milliseconds, of {@link PACIENCIA}. */
  readonly patience: number;
  readonly signal?: AbortSignal | undefined;
}

/** Does the work, and does it again after a while whenever the service is too busy, until the patience ends. */
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

/** Milliseconds until the next try; undefined when another would be of no use. */
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
