import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { until } from './until.ts';

/** Servers of their own on one database, as behind a balancer. */
export async function startServers(url: string, many: number) {
  const servers: ChildProcess[] = [];
  const ports: number[] = [];
  for (let i = 0; i < many; i += 1) {
    const server = fork(new URL('./eventos-child.ts', import.meta.url), [url]);
    servers.push(server);
    const [port] = (await once(server, 'message')) as [number];
    ports.push(port);
  }
  return {
    urlOf: (server: number) => `http://127.0.0.1:${ports[server]}`,
    stop: () => {
      for (const server of servers) server.kill('SIGKILL');
    },
  };
}

/** Topics of the events that a browser receives, in order. */
export async function listenTo(url: string, token: string | undefined, headers: Record<string, string> = {}) {
  const gone = new AbortController();
  const response = await fetch(`${url}/api/private/eventos`, {
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    signal: gone.signal,
  });
  const heard: { tema: string; id?: string }[] = [];
  let text = '';
  const reading = (async () => {
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk as Uint8Array);
      heard.length = 0;
      // Only whole events: a chunk may end anywhere.
      for (const [, data = ''] of text.matchAll(/^data: (.*)\n\n/gm)) heard.push(JSON.parse(data));
    }
  })().catch(() => undefined);
  const close = () => gone.abort();
  return { response, heard, ended: reading, text: () => text, close };
}

/** Topics without those about the stream itself. */
export const temasDe = (heard: readonly { tema: string }[]) =>
  heard.map(({ tema }) => tema).filter((tema) => tema !== 'abierto' && tema !== 'perdido');

/** Waits until so many servers listen. */
export const listening = (db: Db, many: number) =>
  until(async () => {
    const { rows } = await sql<{ n: string }>`select count(*) as n from pg_stat_activity
      where datname = current_database() and application_name = 'fedatario-escucha' and query like 'listen%' and state = 'idle'`.execute(
      db,
    );
    return Number(rows[0]?.n) === many;
  });
