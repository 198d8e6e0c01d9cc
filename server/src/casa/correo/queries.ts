import type { CorreoDeBuzon } from '@fedatario/contract/casa';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';

/** Keeps a message in the development mailbox; the same one twice is kept once. */
export async function insertCorreo(db: Db, row: Insertable<DB['correosBuzon']>): Promise<void> {
  await db
    .insertInto('correosBuzon')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listCorreos(
  db: Db,
  { para, antesDe, limite }: { para: string | undefined; antesDe: string | undefined; limite: number },
): Promise<CorreoDeBuzon[]> {
  const rows = await db
    .selectFrom('correosBuzon')
    .selectAll()
    .$if(para !== undefined, (query) => query.where('para', '=', String(para)))
    .$if(antesDe !== undefined, (query) => query.where('idCorreo', '<', String(antesDe)))
    .orderBy('idCorreo', 'desc')
    .limit(limite)
    .execute();
  return rows.map((row) => ({ ...row, recibidoEn: row.recibidoEn.toISOString() }));
}
