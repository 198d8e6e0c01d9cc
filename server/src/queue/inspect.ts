import { type DatabaseOptions, withDatabase } from '../db/with-database.ts';
import { listQueueDepths } from './queries.ts';
import { DEAD_LETTERS, openQueue } from './queue.ts';

/** Tells how much waits in each queue and which jobs gave up, and sends those back to their queues when asked. */
export async function inspectQueue(
  options: DatabaseOptions,
  retry: boolean,
  say: (text: string) => void,
): Promise<void> {
  await withDatabase(options, async ({ db }, url) => {
    const queue = await openQueue({ url, db, now: () => new Date(), report: () => undefined, onlyWork: true });
    try {
      if (retry) say(`Devueltos a su cola: ${await queue.boss.redrive(DEAD_LETTERS)}`);
      for (const { cola, pendientes, masViejo } of await listQueueDepths(db)) {
        if (pendientes > 0) say(`${cola}: ${pendientes} en espera, el más viejo desde hace ${Math.round(masViejo)} s`);
      }
      for (const { id, createdOn, output } of await queue.boss.findJobs(DEAD_LETTERS)) {
        say(`se rindió ${id} el ${createdOn.toISOString()}: ${JSON.stringify(output)}`);
      }
    } finally {
      await queue.stop();
    }
  });
}
