import type { FiltrosDeVista, ReporteDeOficina } from '@fedatario/contract/control';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';

function conDueno(db: Db) {
  return db
    .selectFrom('vistas as v')
    .innerJoin('usuarios as u', 'u.idUsuario', 'v.idUsuario')
    .select(['v.idVista', 'v.idUsuario', 'v.nombre', 'v.orden', 'v.ocultas', 'v.compartida', 'v.revision'])
    .select(['u.nombreCompleto as deQuien', sql<ReporteDeOficina>`v.lugar`.as('lugar')])
    .select(sql<FiltrosDeVista>`v.filtros`.as('filtros'));
}

export type VistaRow = NonNullable<Awaited<ReturnType<typeof findVista>>>;

/** The views of a person's own, and those that are shared. */
export async function listVistas(db: Db, lugar: string, idUsuario: string): Promise<VistaRow[]> {
  return conDueno(db)
    .where('v.lugar', '=', lugar)
    .where(({ eb, or }) => or([eb('v.idUsuario', '=', idUsuario), eb('v.compartida', '=', true)]))
    .orderBy(sql`v.id_usuario <> ${idUsuario}`)
    .orderBy(sql`lower(v.nombre)`)
    .orderBy('v.idVista')
    .execute();
}

export async function findVista(db: Db, idVista: string) {
  return conDueno(db).where('v.idVista', '=', idVista).executeTakeFirst();
}

/** False when its owner has one of that name there. */
export async function insertVista(db: Db, row: Insertable<DB['vistas']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('vistas')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether its owner has another view of that name in the same place. */
export async function hasOtraConNombre(db: Db, { idVista, idUsuario, lugar }: VistaRow, nombre: string) {
  const row = await db
    .selectFrom('vistas')
    .select('idVista')
    .where('idUsuario', '=', idUsuario)
    .where('lugar', '=', lugar)
    .where(sql`lower(nombre)`, '=', nombre.toLowerCase())
    .where('idVista', '<>', idVista)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when somebody changed it since that revision. */
export async function updateVista(db: Db, idVista: string, revision: number, values: Updateable<DB['vistas']>) {
  const { numUpdatedRows } = await db
    .updateTable('vistas')
    .set({ ...values, revision: revision + 1 })
    .where('idVista', '=', idVista)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteVista(db: Db, idVista: string): Promise<void> {
  await db.deleteFrom('vistas').where('idVista', '=', idVista).execute();
}
