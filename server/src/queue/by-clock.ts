import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { inTransaction } from '../db/transaction.ts';
import { apart, FIRST_APART, fromApart } from './apart.ts';
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
  /** Names of jobs that may go on beside what comes after them: their effects are seen by nobody of the past. */
  readonly aside?: readonly string[];
}

export interface WorkByClock {
  /** Does what is due, until nothing is. `whole`: what goes on aside is finished too. */
  readonly work: (whole: boolean) => Promise<void>;
  /** Told of each job that is left, and of its moment: nothing is looked for before one is due. */
  readonly noteLeft: (moment: Date) => void;
}

/**
 * Does what a past left in the queue (`past` of `openQueue`) and is due at the moment of its clock, one job after another in the order in
 * which they were left.
 */
export function openByClock({ db, workers, now, report, aside = [] }: ByClock): WorkByClock {
  const byName = new Map(workers.map((worker) => [worker.job.name, worker]));
  const beside = besides();
  let next = new Date(0);
  const noteLeft = (moment: Date) => {
    if (moment < next) next = moment;
  };
  const doOne = (waiting: Waiting): Promise<void> => {
    const worker = byName.get(waiting.name);
    if (!worker) throw new Error(`Nadie hace el trabajo ${waiting.name}.`);
    const moment = now();
    return workOne(db, worker, waiting, moment).catch(async (error: Error) => {
      report(error, waiting.name);
      const again = new Date(moment.getTime() + PAUSE);
      await postpone(db, waiting.id, again);
      noteLeft(again);
    });
  };
  const doDue = async () => {
    while (next <= now()) {
      next = NEVER;
      const found = await listDue(db, now());
      const due = found.filter(({ id }) => !beside.has(id));
      if (due.length === 0) noteLeft(await readNext(db, now()));
      else next = new Date(0);
      for (const waiting of due)
        if (aside.includes(waiting.name)) await beside.begin(waiting.id, () => doOne(waiting));
        else await doOne(waiting);
    }
  };
  return {
    noteLeft,
    work: async (whole) => {
      await doDue();
      while (whole && (await beside.finish())) await doDue();
    },
  };
}

const NEVER = new Date(8.64e15);
const BESIDE = 4;

/** Works that go on while others are done: a few at a time, and one that fails is told with the next. */
function besides() {
  const going = new Map<string, Promise<void>>();
  let failure: { readonly error: unknown } | undefined;
  const demand = () => {
    if (failure) throw failure.error;
  };
  return {
    has: (id: string) => going.has(id),
    begin: async (id: string, work: () => Promise<void>) => {
      while (going.size >= BESIDE) await Promise.race(going.values());
      demand();
      const ended = (error?: unknown) => {
        if (error) failure ??= { error };
        going.delete(id);
      };
      going.set(
        id,
        work().then(() => ended(), ended),
      );
    },
    /** Waits for all; whether there were any. */
    finish: async () => {
      const any = going.size > 0;
      await Promise.all(going.values());
      demand();
      return any;
    },
  };
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

async function listDue(db: Db, now: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select id, name, data from pgboss.job
    where state < 'active' and start_after between ${FIRST_APART} and ${apart(now)}
    order by created_on, id limit ${AT_ONCE}`.execute(db);
  return rows;
}

/** The moment of the next job that waits after that one. */
async function readNext(db: Db, now: Date): Promise<Date> {
  const { rows } = await sql<{ next: Date | null }>`
    select min(start_after) as next from pgboss.job where state < 'active' and start_after > ${apart(now)}`.execute(db);
  return rows[0]?.next ? fromApart(rows[0].next) : NEVER;
}

async function remove(db: Db, id: string): Promise<void> {
  await sql`delete from pgboss.job where id = ${id}`.execute(db);
}

async function postpone(db: Db, id: string, until: Date): Promise<void> {
  await sql`update pgboss.job set state = 'retry', start_after = ${apart(until)} where id = ${id}`.execute(db);
}
