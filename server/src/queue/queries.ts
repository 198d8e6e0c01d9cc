import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

export interface QueueDepth {
  readonly cola: string;
  readonly pendientes: number;
  /** Seconds since the oldest one was left. */
  readonly masViejo: number;
}

/** Jobs that wait in each queue; failed ones count under `muertos`. */
export async function listQueueDepths(db: Db): Promise<QueueDepth[]> {
  const { rows } = await sql<QueueDepth>`
    select q.name as cola, count(j.id)::int as pendientes,
      coalesce(extract(epoch from now() - min(j.created_on)), 0)::float8 as "masViejo"
    from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state < 'active'
    group by q.name order by q.name`.execute(db);
  return rows;
}

/** Deletes every job that nobody does at the moment, the dead letters among them. */
export async function deleteTrabajos(db: Db): Promise<void> {
  await sql`delete from pgboss.job where state <> 'active'`.execute(db);
}
