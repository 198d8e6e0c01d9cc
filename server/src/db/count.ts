import { type Expression, sql } from 'kysely';
import type { Db } from './db.ts';

/** Count of a query's rows; the caller bounds a long one by `limit`. */
export async function countRows(db: Db, query: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from (${query}) as counted`.execute(db);
  return rows[0]?.n ?? 0;
}
