import type { InformacionGeneral } from '@fedatario/contract';
import { temaConocido } from '@fedatario/contract';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../db/db.ts';
import type { DB } from '../db/tables.ts';

export async function readInformacion(db: Db): Promise<InformacionGeneral> {
  const row = await db.selectFrom('informacionGeneral').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  return { ...row, esquemaColores: temaConocido(row.esquemaColores) };
}

export const edicion = sql<string>`(select revision::text from informacion_general where id = 1)`;

/** False when someone else changed the row after `revision`. */
export async function updateInformacion(
  db: Db,
  revision: number,
  values: Updateable<DB['informacionGeneral']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('informacionGeneral')
    .set({ ...values, revision: revision + 1 })
    .where('id', '=', 1)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
