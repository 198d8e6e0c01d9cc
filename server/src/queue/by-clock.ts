import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Worker } from './job.ts';

interface Waiting {
  readonly id: string;
  readonly name: string;
  readonly data: object;
}

/** Most jobs read at once. */
const AT_ONCE = 100;
/** Milliseconds until a job that failed is tried again. */
const PAUSE = 300_000;

interface ByClock {
  readonly db: Db;
  readonly workers: readonly Worker[];
  readonly now: () => Date;
  /** Told of a job that failed, which then waits for another try; it throws what is to end the work. */
  readonly report: (error: Error, job: string) => void;
}

/**
 * Does what waits in the queue at the moment of a clock, one job after another in the order in which they were left, until nothing is due.
 * For a past that is lived in minutes: the queue's own clock would do what lies months ahead of it.
 */
export async function workByClock({ db, workers, now, report }: ByClock): Promise<void> {
  const byName = new Map(workers.map((worker) => [worker.job.name, worker]));
  for (;;) {
    const due = await listDue(db, now());
    if (due.length === 0) return;
    for (const waiting of due) {
      const worker = byName.get(waiting.name);
      if (!worker) throw new Error(`Nadie hace el trabajo ${waiting.name}.`);
      await workOne(db, worker, waiting, now()).catch(async (error: Error) => {
        report(error, waiting.name);
        await postpone(db, waiting.id, new Date(now().getTime() + PAUSE));
      });
    }
  }
}

/** Does a periodic job once, as if its turn came at that moment. */
export function workTurn(db: Db, { job, kind, handle }: Worker, now: Date): Promise<void> {
  const task = { idJob: job.name, now };
  if (kind === 'outside') return handle({ ...task, transact: (work) => inTransaction(db, work) }, undefined);
  return inTransaction(db, (tx) => handle({ ...task, db: tx }, undefined));
}

async function workOne(db: Db, { job, kind, handle }: Worker, { id, data }: Waiting, now: Date): Promise<void> {
  const parsed = job.data.parse(data);
  const task = { idJob: id, now };
  if (kind === 'outside') {
    await handle({ ...task, transact: (work) => inTransaction(db, work) }, parsed);
    return remove(db, id);
  }
  await inTransaction(db, async (tx) => {
    await handle({ ...task, db: tx }, parsed);
    await remove(tx, id);
  });
}

/** A job for a moment has it in `start_after`; one for at once has there the moment in which it was left, by the real clock. */
async function listDue(db: Db, now: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select id, name, data from pgboss.job
    where state < 'active' and (start_after <= ${now}
      or state = 'created' and start_after between created_on - interval '1 minute' and created_on)
    order by created_on, id limit ${AT_ONCE}`.execute(db);
  return rows;
}

async function remove(db: Db, id: string): Promise<void> {
  await sql`delete from pgboss.job where id = ${id}`.execute(db);
}

async function postpone(db: Db, id: string, until: Date): Promise<void> {
  await sql`update pgboss.job set state = 'retry', start_after = ${until} where id = ${id}`.execute(db);
}
