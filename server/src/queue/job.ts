import { z } from 'zod';
import type { Db } from '../db/db.ts';

/** A kind of work for the queue, declared once for those who enqueue it and those who do it. */
export interface Job<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly data: S;
  /** Tries after the first, with growing pauses; then the job rests among the dead letters. */
  readonly retries: number;
  /** Seconds before the second try; doubled at each, an hour at most. */
  readonly pause: number;
  /** Seconds a try may take before another worker starts it again. */
  readonly expires: number;
}

const defaults = { retries: 12, pause: 5, expires: 120 };

export function defineJob<S extends z.ZodType>(definition: Pick<Job<S>, 'name' | 'data'> & Partial<Job<S>>): Job<S> {
  return { ...defaults, ...definition };
}

/** `inside`: the work and its completion commit together, so its effects happen exactly once. */
export interface InsideTask {
  readonly db: Db;
  readonly idJob: string;
  readonly now: Date;
}

/** `outside`: the work calls an external service, which may see it again if the process dies between doing and noting it. */
export interface OutsideTask {
  readonly transact: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  readonly idJob: string;
  readonly now: Date;
}

export interface Worker {
  readonly job: Job;
  readonly kind: 'inside' | 'outside';
  readonly handle: (task: InsideTask | OutsideTask, data: unknown) => Promise<void>;
  /** Schedule of a periodic job: a cron expression in the company's time zone. */
  readonly cron?: string;
}

export function worker<S extends z.ZodType>(
  job: Job<S>,
  handle: (task: InsideTask, data: z.output<S>) => Promise<void>,
): Worker {
  return { job, kind: 'inside', handle: handle as Worker['handle'] };
}

export function workerOutside<S extends z.ZodType>(
  job: Job<S>,
  handle: (task: OutsideTask, data: z.output<S>) => Promise<void>,
): Worker {
  return { job, kind: 'outside', handle: handle as Worker['handle'] };
}

/** A periodic job. Two servers never run the same turn twice. */
export function periodic(
  name: string,
  cron: string,
  data: z.ZodType,
  handle: (task: InsideTask) => Promise<void>,
): Worker {
  return { job: defineJob({ name, data, retries: 3 }), kind: 'inside', cron, handle: handle as Worker['handle'] };
}

/** A periodic job that works outside of any transaction, for up to `expires` seconds. */
export function periodicOutside(
  name: string,
  cron: string,
  expires: number,
  handle: (task: OutsideTask) => Promise<void>,
): Worker {
  const job = defineJob({ name, data: z.unknown(), retries: 1, expires });
  return { job, kind: 'outside', cron, handle: handle as Worker['handle'] };
}
