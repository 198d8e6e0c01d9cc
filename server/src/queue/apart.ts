import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** Milliseconds of a hundred years, by which what a past leaves in the queue is put off: no worker of the real clock takes it. */
const APART_MS = 100 * 365.25 * 86_400_000;
/** Nothing that the product leaves by itself is for so late. */
export const FIRST_APART = new Date(APART_MS);

/** The moment under which a job of a past waits for its own. */
export function apart(moment: Date): Date {
  return new Date(moment.getTime() + APART_MS);
}

/** The moment of a job of a past, by the one under which it waits. */
export function fromApart(moment: Date): Date {
  return new Date(moment.getTime() - APART_MS);
}

/** Gives what a past left for later to the workers of the queue. */
export async function giveBack(db: Db): Promise<void> {
  await sql`
    update pgboss.job set start_after = start_after - (${APART_MS} * interval '1 millisecond'),
      keep_until = keep_until - (${APART_MS} * interval '1 millisecond')
    where state < 'active' and start_after >= ${FIRST_APART}`.execute(db);
}
