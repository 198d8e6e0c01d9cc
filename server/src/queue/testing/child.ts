import { sql } from 'kysely';
import { z } from 'zod';
import { openPools } from '../../db/db.ts';
import { defineJob, worker } from '../job.ts';
import { openQueue } from '../queue.ts';

/** A job that notes its number; the queue's test kills the process that does it. */
export const anotar = defineJob({ name: 'prueba-anota', data: z.object({ n: z.number() }), pause: 1, expires: 60 });

if (import.meta.main) await work(process.argv[2] ?? '');

async function work(url: string): Promise<void> {
  const { db } = openPools({ url, max: 3 });
  const queue = await openQueue({
    url,
    db,
    now: () => new Date(),
    report: () => undefined,
    polling: 0.5,
    onlyWork: true,
  });
  await queue.work([
    worker(anotar, async ({ db: tx, idJob }, { n }) => {
      await sql`insert into anotados values (${n}, ${idJob}, 1)`.execute(tx);
      await new Promise((wait) => setTimeout(wait, 20));
    }),
  ]);
}
