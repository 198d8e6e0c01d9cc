import { ZONA_HORARIA } from '@fedatario/document-engine';
import { CompiledQuery } from 'kysely';
import { fromKysely, PgBoss, type Job as PgJob } from 'pg-boss';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Db } from '../db/db.ts';
import { inTransaction } from '../db/transaction.ts';
import { later } from '../db/wire/later.ts';
import { apart } from './apart.ts';
import type { Job, Worker } from './job.ts';

export const DEAD_LETTERS = 'muertos';
const LONGEST_PAUSE = 3_600;
const KEEP_DONE = 3_600;
/** Seconds without a heartbeat after which a worker counts as dead and its job goes to another. */
const HEARTBEAT = 15;

export interface QueueOptions {
  readonly url: string;
  readonly db: Db;
  readonly now: () => Date;
  readonly report: (error: Error, about: Record<string, unknown>) => void;
  /** Leaves maintenance and schedules to other processes. */
  readonly onlyWork?: boolean;
  /** Seconds between looks at the queue; a notice from the database shortens the wait. */
  readonly polling?: number;
  /** Keeps the jobs that are left here apart for `openByClock`, under the clock of `now`; it is told of the moment of each. */
  readonly past?: (moment: Date) => void;
  /** While it says so, the turns of periodic jobs pass without being done. */
  readonly holdsTurns?: () => boolean;
}

export interface Queue {
  /** Starts these workers in this process. */
  readonly work: (workers: readonly Worker[]) => Promise<void>;
  /** Lets running jobs finish, for ten seconds at most. */
  readonly stop: () => Promise<void>;
  readonly boss: PgBoss;
}

interface Sender {
  readonly boss: PgBoss;
  /** The moment for which a job is left, of the one that its caller names. */
  readonly momentOf: (startAfter: Date | undefined) => Date | undefined;
}

let sender: Sender | undefined;

/** Opens the queue in the product's own database. One per process. */
export async function openQueue(options: QueueOptions): Promise<Queue> {
  const { url, db, now, report, polling = 2, onlyWork = false, past, holdsTurns = () => false } = options;
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'fedatario-cola',
    max: 4,
    useListenNotify: true,
    supervise: !onlyWork,
    superviseIntervalSeconds: HEARTBEAT,
    monitorIntervalSeconds: HEARTBEAT,
    schedule: !onlyWork,
  });
  boss.on('error', (error) => report(error, { cola: 'pg-boss' }));
  await boss.start();
  sender = { boss, momentOf: (startAfter) => (past ? putApart(startAfter ?? now(), past) : startAfter) };
  return {
    boss,
    work: async (workers) => {
      for (const worker of workers) await attend(boss, worker, { db, now, report, polling, holdsTurns });
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: 10_000 }),
  };
}

function putApart(moment: Date, tell: (moment: Date) => void): Date {
  tell(moment);
  return apart(moment);
}

/** Makes the queues these jobs live in. Part of the migration: enqueuing must not wait for a worker. */
export async function createQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 90 * 86_400 });
  for (const job of jobs) {
    await boss.createQueue(job.name, queueOptions(job));
    await boss.updateQueue(job.name, queueOptions(job));
  }
}

/** Enqueues a job in the transaction, deferred: both happen or neither. Answers the job's id. */
export async function enqueue<S extends z.ZodType>(
  db: Db,
  job: Job<S>,
  data: z.input<S>,
  startAfter?: Date,
): Promise<string> {
  if (!sender) throw new Error('La cola no está abierta.');
  const id = uuidv7();
  const executeSql = async (text: string, values: unknown[] = []) => {
    await later(db, CompiledQuery.raw(text, values));
    return { rows: [{ id }] };
  };
  const moment = sender.momentOf(startAfter);
  await sender.boss.send(job.name, job.data.parse(data) as object, {
    id,
    db: { executeSql },
    ...(moment && { startAfter: moment }),
  });
  return id;
}

function queueOptions({ retries, pause, expires }: Job) {
  return {
    retryLimit: retries,
    retryDelay: pause,
    retryBackoff: true,
    retryDelayMax: LONGEST_PAUSE,
    expireInSeconds: expires,
    deleteAfterSeconds: KEEP_DONE,
    heartbeatSeconds: HEARTBEAT,
    deadLetter: DEAD_LETTERS,
    notify: true,
  };
}

type WorkerOptions = Required<Omit<QueueOptions, 'url' | 'onlyWork' | 'past'>>;

async function attend(boss: PgBoss, worker: Worker, options: WorkerOptions): Promise<void> {
  const { name } = worker.job;
  if (worker.cron) await boss.schedule(name, worker.cron, {}, { tz: ZONA_HORARIA });
  const pace = { pollingIntervalSeconds: options.polling, notifyPollingIntervalSeconds: options.polling, batchSize: 1 };
  const idWorker = await boss.work<object>(name, pace, async ([pending]) => {
    if (!pending || (worker.cron && options.holdsTurns())) return;
    try {
      await runOne(boss, worker, pending, options);
    } catch (error) {
      options.report(error as Error, { trabajo: name, idTrabajo: pending.id });
      throw error;
    } finally {
      // More jobs may wait: look again at once instead of after a pause.
      boss.notifyWorker(idWorker);
    }
  });
}

async function runOne(
  boss: PgBoss,
  { job, kind, handle }: Worker,
  { id, data }: PgJob<object>,
  { db, now }: WorkerOptions,
): Promise<void> {
  const parsed = job.data.parse(data);
  const task = { idJob: id, now: now() };
  if (kind === 'outside') {
    return handle({ ...task, transact: (work) => inTransaction(db, work) }, parsed);
  }
  await inTransaction(db, async (tx) => {
    await handle({ ...task, db: tx }, parsed);
    const { affected } = (await boss.complete(job.name, id, null, { db: fromKysely(tx) })) as { affected: number };
    if (affected !== 1) throw new Error('Otro proceso tomó este trabajo.');
  });
}
