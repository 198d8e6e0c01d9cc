import type { Sesion } from './cliente.ts';
import type { Tramo } from './registro.ts';

/** A page that listens to its changes. */
export interface Vivo {
  /** Times it had to connect again. */
  readonly reconexiones: (tramo: Tramo) => number;
  /** Times at which it heard of a change. */
  readonly oidos: (tramo: Tramo) => number;
  readonly stop: () => void;
}

/** A browser connects again after this pause. */
const PAUSE = 2_000;

/** Listens to the live changes of a session as a browser does, and connects again for ever. */
export function escuchar(url: string, sesion: Sesion): Vivo {
  const [oidos, conexiones]: [number[], number[]] = [[], []];
  const stopped = new AbortController();
  void listen();
  const en = (moments: readonly number[]) => (tramo: Tramo) =>
    moments.filter((at) => at >= tramo.desde && at <= tramo.hasta).length;
  return { oidos: en(oidos), reconexiones: en(conexiones), stop: () => stopped.abort() };

  async function listen(): Promise<void> {
    while (!stopped.signal.aborted) {
      await hear().catch(() => undefined);
      await new Promise((rest) => setTimeout(rest, PAUSE));
    }
  }

  async function hear(): Promise<void> {
    const headers = { authorization: sesion.authorization };
    const { body, ok } = await fetch(`${url}/api/private/eventos`, { headers, signal: stopped.signal });
    if (!ok || !body) return;
    conexiones.push(performance.now());
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      const text = decoder.decode(chunk as Uint8Array, { stream: true });
      for (const [, tema] of text.matchAll(/"tema":"(\w+)"/g)) {
        // The first event of a stream says only that it is open.
        if (tema !== 'abierto') oidos.push(performance.now());
      }
    }
  }
}
