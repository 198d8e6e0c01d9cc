import { useEffect, useRef } from 'react';
import { renewing } from './api.ts';
import { errorOf } from './api-error.ts';
import type { Cambio } from './live-stream.ts';
import { readEmail } from './token.ts';

const ADDRESS = '/api/private/eventos';
const NAME = 'fedatario-cambios';
/** Event id sent by the server when nothing changed since. */
const AL_DIA = 'al-dia';
const FRESCO_MS = 60_000;
const PAUSES_MS = [1_000, 3_000, 10_000, 30_000];
/** A tab that waited longer than this for the connection may have missed changes during the handover. */
const HANDOVER_MS = 2_000;

const listeners = new Set<(cambio: Cambio) => void>();
let line: AbortController | undefined;

/** Calls back when something of these kinds changed, or may have changed. Only for signed-in people. */
export function useCambio(temas: string | readonly string[], hear: (id: string | undefined) => void): void {
  const latest = useRef(hear);
  latest.current = hear;
  const names = [temas].flat().join();
  useEffect(
    () =>
      listen((cambio) => {
        if (names.split(',').includes(cambio.tema)) latest.current(cambio.id);
        if (cambio.tema === 'perdido') latest.current(undefined);
      }),
    [names],
  );
}

function listen(hear: (cambio: Cambio) => void): () => void {
  listeners.add(hear);
  if (!line) open();
  return () => {
    listeners.delete(hear);
    // Closed later, so that the next screen can go on using the open connection.
    setTimeout(() => listeners.size === 0 && close(), 0);
  };
}

/**
 * One connection for all tabs of the browser: the tab that holds the lock has it and forwards changes to the others.
 */
function open(): void {
  line = new AbortController();
  const { signal } = line;
  const others = new BroadcastChannel(NAME);
  signal.addEventListener('abort', () => others.close());
  others.onmessage = ({ data }: MessageEvent<Cambio>) => spread(data);
  const tell = (cambio: Cambio) => {
    spread(cambio);
    others.postMessage(cambio);
  };
  const asked = Date.now();
  const hold = () => {
    if (Date.now() - asked > HANDOVER_MS) spread({ tema: 'perdido' });
    return stay(tell, signal);
  };
  // Without the Locks API each tab has its own connection. A request aborted while waiting is not an error.
  const held = navigator.locks ? navigator.locks.request(NAME, { signal }, hold) : hold();
  held.catch(() => undefined);
}

function close(): void {
  line?.abort();
  line = undefined;
}

function spread(cambio: Cambio): void {
  for (const hear of listeners) hear(cambio);
}

/** Reconnects whenever the connection ends, with growing pauses, while there is a session. */
async function stay(tell: (cambio: Cambio) => void, signal: AbortSignal): Promise<void> {
  let last: string | undefined;
  let failures = 0;
  const heard = (id: string | undefined, cambio: Cambio) => {
    last = id ?? last;
    failures = 0;
    if (cambio.tema !== 'abierto') tell(cambio);
    // The data read before the connection opened may have changed since, unless the server knows that it did not.
    else if (cambio.id !== AL_DIA) tell({ tema: 'perdido' });
  };
  while (!signal.aborted && readEmail() !== null) {
    await renewing({ access: 'all' }, async (token) => {
      const stream = await connect(token, last, signal);
      // Only the tab that has the connection reads its format, once the screen is there.
      const { hearFrom } = await import('./live-stream.ts');
      return hearFrom(stream, heard);
    }).catch(() => undefined);
    await pause(PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0, signal);
    failures += 1;
  }
}

async function connect(token: string | null, last: string | undefined, signal: AbortSignal): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, ...(last !== undefined && { 'last-event-id': last }) };
  // Data on screen were read since the page was opened, or within the time that an answer counts as fresh.
  const hace = Math.ceil(Math.min(performance.now(), FRESCO_MS));
  const response = await fetch(`${ADDRESS}?hace=${hace}`, { headers, signal, cache: 'no-store' });
  if (!response.ok) throw await errorOf(response);
  return response;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
