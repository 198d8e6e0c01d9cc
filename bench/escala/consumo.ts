import { parentOf, processorOf, processorOfChildren } from '@fedatario/server/testing';
import pg from 'pg';

/** Milliseconds of processor time of one request, of the product and of PostgreSQL, and bytes of its answer. */
export interface Consumo {
  readonly producto: number;
  readonly base: number;
  readonly bytes: number;
}

const WARM_UP = 100;
const REQUESTS = 400;
const AT_ONCE = 4;

export interface Envios {
  readonly send: () => Promise<number>;
  readonly requests?: number | undefined;
  readonly atOnce?: number | undefined;
}

/**
 * Measures the processor time of a request by sending it many times and asking Linux what the product and all processes of the
 * cluster have used meanwhile. `send` answers the bytes. Nothing else may be asked of that cluster.
 */
export async function consumoDe(
  { pid, postmaster }: { readonly pid: number; readonly postmaster: number },
  { send, requests = REQUESTS, atOnce = AT_ONCE }: Envios,
): Promise<Consumo> {
  for (let n = 0; n < Math.min(WARM_UP, requests); n += 1) await send();
  const before = { producto: processorOf(pid), base: processorOfChildren(postmaster) };
  let [left, bytes] = [requests, 0];
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      bytes += await send();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return {
    producto: (processorOf(pid) - before.producto) / requests,
    base: (processorOfChildren(postmaster) - before.base) / requests,
    bytes: Math.round(bytes / requests),
  };
}

/** The process that starts all others of the cluster. */
export async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return postmaster;
}
