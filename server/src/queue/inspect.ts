import { openPools } from '../db/db.ts';
import { startEmbedded } from '../db/embedded/cluster.ts';
import { queueDepths } from './queries.ts';
import { DEAD_LETTERS, openQueue } from './queue.ts';

export interface InspectOptions {
  readonly DATABASE_URL?: string | undefined;
  readonly DATA_DIR: string;
}

/** Tells how much waits in each queue and which jobs gave up, and sends those back to their queues when asked. */
export async function inspectQueue(
  { DATABASE_URL, DATA_DIR }: InspectOptions,
  retry: boolean,
  say: (text: string) => void,
): Promise<void> {
  const database = DATABASE_URL ? undefined : await startEmbedded({ dataDir: DATA_DIR });
  const url = DATABASE_URL ?? database?.url ?? '';
  const pools = openPools({ url, max: 2 });
  const queue = await openQueue({ url, db: pools.db, now: () => new Date(), report: () => undefined, onlyWork: true });
  try {
    if (retry) say(`Devueltos a su cola: ${await queue.boss.redrive(DEAD_LETTERS)}`);
    for (const { cola, pendientes, masViejo } of await queueDepths(pools.db)) {
      if (pendientes > 0) say(`${cola}: ${pendientes} en espera, el más viejo desde hace ${Math.round(masViejo)} s`);
    }
    for (const { id, createdOn, output } of await queue.boss.findJobs(DEAD_LETTERS)) {
      say(`se rindió ${id} el ${createdOn.toISOString()}: ${JSON.stringify(output)}`);
    }
  } finally {
    await queue.stop();
    await pools.close();
    await database?.stop();
  }
}
