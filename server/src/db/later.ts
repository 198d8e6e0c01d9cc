import type { CompiledQuery } from 'kysely';
import type { Db } from './db.ts';
import { LATER } from './prepared.ts';

/**
 * Does a write whose answer nobody needs. In a transaction it travels with the next statement, at the latest with the commit,
 * and an error of it is thrown there: it fails the transaction, as that of any statement does.
 */
export async function later(db: Db, { sql, ...query }: CompiledQuery): Promise<void> {
  await db.executeQuery({ ...query, sql: db.isTransaction ? `${LATER}${sql}` : sql });
}
