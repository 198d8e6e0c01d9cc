import type { InformacionGeneral } from '@fedatario/contract';
import { temaConocido } from '@fedatario/contract';
import type { Updateable } from 'kysely';
import type { Db } from '../db/db.ts';
import type { DB } from '../db/tables.ts';

export async function readInformacion(db: Db): Promise<InformacionGeneral> {
  const row = await db.selectFrom('informacionGeneral').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  return { ...row, esquemaColores: temaConocido(row.esquemaColores) };
}

export async function findRevision(db: Db): Promise<string> {
  const { revision } = await db.selectFrom('informacionGeneral').select('revision').executeTakeFirstOrThrow();
  return String(revision);
}

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
