import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';

export type TipoRow = Selectable<DB['tiposNotificacion']>;

/** The kinds that the office wrote, by their key. */
export async function readEscritos(db: Db): Promise<ReadonlyMap<string, TipoRow>> {
  const rows = await db.selectFrom('tiposNotificacion').selectAll().execute();
  return new Map(rows.map((row) => [row.clave, row]));
}

/** The row, locked until this transaction ends. */
export async function lockEscrito(db: Db, clave: string): Promise<TipoRow | undefined> {
  return db.selectFrom('tiposNotificacion').selectAll().where('clave', '=', clave).forUpdate().executeTakeFirst();
}

/** False when the office had written the kind a moment before. */
export async function insertEscrito(db: Db, row: Insertable<DB['tiposNotificacion']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('tiposNotificacion')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateEscrito(db: Db, { clave, ...row }: Insertable<DB['tiposNotificacion']>): Promise<void> {
  await db.updateTable('tiposNotificacion').set(row).where('clave', '=', clave).execute();
}

export async function deleteEscrito(db: Db, clave: string): Promise<void> {
  await db.deleteFrom('tiposNotificacion').where('clave', '=', clave).execute();
}

/** The preferences a user set, by kind. */
export async function readPreferencias(db: Db, idUsuario: string) {
  const rows = await db
    .selectFrom('preferenciasNotificacion')
    .select(['clave', 'correo', 'enApp'])
    .where('idUsuario', '=', idUsuario)
    .execute();
  return new Map(rows.map(({ clave, correo, enApp: app }) => [clave, { correo, app }]));
}

export async function upsertPreferencia(db: Db, row: Insertable<DB['preferenciasNotificacion']>): Promise<void> {
  const { correo, enApp } = row;
  await db
    .insertInto('preferenciasNotificacion')
    .values(row)
    .onConflict((conflict) => conflict.columns(['idUsuario', 'clave']).doUpdateSet({ correo, enApp }))
    .execute();
}
