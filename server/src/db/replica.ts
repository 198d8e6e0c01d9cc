import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { inTime, type Lone, openLone } from './lone.ts';

const LOOK_MS = 1_000;
/** Milliseconds after which a replica that does not answer counts as away. */
const PATIENCE_MS = 1_000;

/**
 * Lends connections of the replica while it answers, and of the primary otherwise: whether a replica is there never decides
 * whether a page is. The replica is looked at every second, so that one that hangs is noticed without a caller waiting for it.
 */
export function fallingBack(replica: pg.Pool, primary: pg.Pool): PostgresPool {
  const watch = watchOver(replica.options.connectionString ?? '');
  return {
    options: replica.options,
    connect: async () => (await lentBy(replica, watch)) ?? asLent(await primary.connect()),
    end: async () => {
      watch.stop();
      await replica.end();
    },
  };
}

type Watch = ReturnType<typeof watchOver>;

async function lentBy(replica: pg.Pool, watch: Watch): Promise<PostgresPoolClient | undefined> {
  if (watch.isAway()) return undefined;
  try {
    return asLent(await replica.connect());
  } catch {
    watch.missed();
    return undefined;
  }
}

/** Kysely asks a client for its queries and its release only. */
function asLent(client: pg.PoolClient): PostgresPoolClient {
  return client as PostgresPoolClient;
}

function watchOver(connectionString: string) {
  let probe: Lone | undefined;
  let away = false;
  let looking = false;
  const look = async () => {
    if (!probe) {
      probe = openLone(connectionString, 'fedatario-replica');
      probe.client.connect().catch(() => undefined);
    }
    away = !(await inTime(probe.client.query('select 1'), PATIENCE_MS));
    if (!away) return;
    probe.drop();
    probe = undefined;
  };
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    await look();
    looking = false;
  }, LOOK_MS).unref();
  return {
    isAway: () => away,
    missed: () => {
      away = true;
    },
    stop: () => {
      clearInterval(timer);
      probe?.drop();
    },
  };
}
