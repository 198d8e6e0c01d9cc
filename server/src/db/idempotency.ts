import { type Insertable, sql } from 'kysely';
import type { Db } from './db.ts';
import type { DB } from './tables.ts';

/** False while another transaction works under the same key; the claim ends with this transaction. */
export async function claimKey(db: Db, scope: string, key: string): Promise<boolean> {
  const { rows } = await sql<{ claimed: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${scope}:${key}`}, 0)) as claimed`.execute(db);
  return rows[0]?.claimed === true;
}

export function findAnswer(db: Db, scope: string, key: string) {
  return db
    .selectFrom('peticionesIdempotentes')
    .select(['huella', 'respuesta'])
    .where('alcance', '=', scope)
    .where('clave', '=', key)
    .executeTakeFirst();
}

export async function keepAnswer(db: Db, row: Insertable<DB['peticionesIdempotentes']>): Promise<void> {
  await db.insertInto('peticionesIdempotentes').values(row).execute();
}

/** Answers are kept a day: longer than any client repeats. */
export async function forgetAnswers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('peticionesIdempotentes').where('creadaEn', '<', before).execute();
}
