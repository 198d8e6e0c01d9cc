import type { CompiledQuery } from 'kysely';
import type { Db } from '../db.ts';
import { LATER } from './prepared.ts';

/**
 * Queues a write whose answer nobody needs. In a transaction it is sent with the next statement, at the latest with the
 * commit, and its error is thrown there; as any failed statement, it fails the transaction. Outside of one it runs at once.
 */
export async function later(db: Db, { sql, ...query }: CompiledQuery): Promise<void> {
  await db.executeQuery({ ...query, sql: db.isTransaction ? `${LATER}${sql}` : sql });
}
