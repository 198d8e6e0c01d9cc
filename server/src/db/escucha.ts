import { sql } from 'kysely';
import type { Db } from './db.ts';
import { inTime, type Lone, openLone } from './lone.ts';
import { fixed } from './wire/fixed.ts';

const NOTICE = 'fedatario_cambios';
const PAUSES_MS = [250, 1_000, 4_000, 15_000];

/**
 * A change as a channel carries it: names only, no data. The listener reads the data through the usual calls, which check
 * access.
 */
export interface Cambio {
  readonly tema: string;
  readonly id?: string | undefined;
}

/** A change, or `perdido`: changes may have been missed. */
export type Oido = Cambio | 'perdido';

/** Notifies the listeners of these channels in every process, once this transaction commits; the statement is deferred. */
export async function publish(db: Db, canales: string | readonly string[], cambio: Cambio): Promise<void> {
  const said = [canales].flat().map((canal) => JSON.stringify({ canal, ...cambio }));
  await notices.later(db, { said });
}

const notices = fixed(
  (_, { said }: { said: string[] }) =>
    sql`select pg_notify(${NOTICE}, dicho) from unnest(${said}::text[]) as dichos (dicho)`,
);

export interface Escucha {
  /** Calls `hear` with each change on any of these channels, until the returned function is called. */
  readonly subscribe: (canales: readonly string[], hear: (what: Oido) => void) => () => void;
  /**
   * Whether this process listened without interruption for the last `ms` milliseconds and nothing was published on these
   * channels.
   */
  readonly wasQuiet: (canales: readonly string[], ms: number) => boolean;
  readonly stop: () => Promise<void>;
}

/** One connection that listens for the whole process, opened with its first listener and again whenever it breaks. */
export function openEscucha(url: string, heartbeat = HEARTBEAT_MS): Escucha {
  const listeners = new Map<string, Set<(what: Oido) => void>>();
  const said = rememberSaid();
  const ears: Ears = {
    hear: ({ canal, ...cambio }) => {
      said.note(canal);
      for (const hear of listeners.get(canal) ?? []) hear(cambio);
    },
    // Changes published while the connection was down are lost: every listener is told to read again.
    back: () => {
      for (const hear of new Set([...listeners.values()].flatMap((some) => [...some]))) hear('perdido');
    },
  };
  const line = openLine(url, ears, heartbeat);
  return {
    subscribe: (canales, hear) => {
      for (const canal of canales) listeners.set(canal, (listeners.get(canal) ?? new Set()).add(hear));
      line.open();
      return () => {
        for (const canal of canales) {
          listeners.get(canal)?.delete(hear);
          if (listeners.get(canal)?.size === 0) listeners.delete(canal);
        }
      };
    },
    wasQuiet: (canales, ms) => line.heardFor() >= ms && canales.every((canal) => said.ago(canal) > ms),
    stop: line.stop,
  };
}

/** Milliseconds for which the time of a channel's last change is remembered. */
const REMEMBERED_MS = 120_000;

function rememberSaid() {
  /** Time of the last change of each channel, the oldest first. */
  const last = new Map<string, number>();
  return {
    note: (canal: string) => {
      const now = Date.now();
      last.delete(canal);
      last.set(canal, now);
      for (const [old, at] of last) {
        if (now - at <= REMEMBERED_MS) break;
        last.delete(old);
      }
    },
    ago: (canal: string) => Math.min(Date.now() - (last.get(canal) ?? 0), REMEMBERED_MS),
  };
}

interface Ears {
  readonly hear: (said: Cambio & { canal: string }) => void;
  readonly back: () => void;
}

const HEARTBEAT_MS = 10_000;
const PATIENCE_MS = 5_000;

async function listen({ client }: Lone, hear: Ears['hear'], broken: () => void): Promise<void> {
  client.on('error', broken);
  client.on('end', broken);
  client.on('notification', ({ payload }) => hear(JSON.parse(payload ?? '{}')));
  await client.connect();
  await client.query(`listen ${NOTICE}`);
}

/** A line may go silent without closing, and a pooler may lend it to somebody else: it is asked what it listens to. */
async function stillListens({ client }: Lone): Promise<boolean> {
  const asked = client.query<{ canal: string }>('select pg_listening_channels() as canal');
  const said = asked.then(({ rows }) => {
    if (!rows.some(({ canal }) => canal === NOTICE)) throw new Error('La conexión ya no escucha.');
  });
  return inTime(said, PATIENCE_MS);
}

/** Asks the line at each heartbeat while it is the current one. */
async function watch(line: Lone, heartbeat: number, { isCurrent, silent }: Watched): Promise<void> {
  while (isCurrent()) {
    await new Promise((beat) => setTimeout(beat, heartbeat).unref());
    if (isCurrent() && !(await stillListens(line))) silent();
  }
}

interface Watched {
  readonly isCurrent: () => boolean;
  readonly silent: () => void;
}

function openLine(url: string, { hear, back }: Ears, heartbeat: number) {
  let line: Lone | undefined;
  let stopped = false;
  let failures = 0;
  let since: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  const retry = (broken: Lone) => {
    if (line !== broken) return;
    line = undefined;
    since = undefined;
    broken.drop();
    if (stopped) return;
    timer = setTimeout(connect, PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]).unref();
    failures += 1;
  };
  const connect = () => {
    timer = undefined;
    const opened = openLone(url, 'fedatario-escucha');
    line = opened;
    listen(opened, hear, () => retry(opened))
      .then(() => {
        if (line !== opened) return;
        failures = 0;
        since = Date.now();
        back();
        void watch(opened, heartbeat, { isCurrent: () => line === opened, silent: () => retry(opened) });
      })
      .catch(() => retry(opened));
  };
  return {
    heardFor: () => (since === undefined ? 0 : Date.now() - since),
    open: () => {
      if (!line && !timer && !stopped) connect();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await line?.client.end().catch(() => undefined);
    },
  };
}
