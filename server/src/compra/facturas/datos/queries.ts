import type { DatosFacturacion } from '@fedatario/contract/compra';
import type { Updateable } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';

export async function readDatos(db: Db): Promise<DatosFacturacion> {
  const row = await db.selectFrom('datosFacturacion').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  return { ...row, regimen: row.regimen as DatosFacturacion['regimen'] };
}

/** False when the row was changed after `revision`. */
export async function updateDatos(db: Db, revision: number, values: Updateable<DB['datosFacturacion']>) {
  const { numUpdatedRows } = await db
    .updateTable('datosFacturacion')
    .set({ ...values, revision: revision + 1 })
    .where('id', '=', 1)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
