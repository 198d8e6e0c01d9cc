import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';

export async function insertArchivo(db: Db, row: Insertable<DB['archivos']>): Promise<void> {
  await db.insertInto('archivos').values(row).execute();
}

/** False when the file is another's, is gone, or already belongs to something. */
export async function updateAdjunto(
  db: Db,
  idArchivo: string,
  { idUsuario, idGestor }: { readonly idUsuario: string | null; readonly idGestor: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('archivos')
    .set({ adjunto: true })
    .where('idArchivo', '=', idArchivo)
    .where('idUsuario', 'is not distinct from', idUsuario)
    .where('idGestor', 'is not distinct from', idGestor)
    .where('adjunto', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updateSuelto(db: Db, idArchivo: string): Promise<void> {
  await db.updateTable('archivos').set({ adjunto: false }).where('idArchivo', '=', idArchivo).execute();
}

export async function findArchivo(db: Db, idArchivo: string) {
  const row = await db
    .selectFrom('archivos')
    .select(['nombre', 'tipo', 'sha256'])
    .where('idArchivo', '=', idArchivo)
    .executeTakeFirst();
  return row;
}

/** The subset of these files that this user handed in and has not attached yet. */
export async function listSueltos(db: Db, idUsuario: string, archivos: readonly string[]) {
  const rows = await db
    .selectFrom('archivos')
    .select(['idArchivo', 'nombre', 'tipo', 'bytes as peso'])
    .where('idArchivo', 'in', archivos)
    .where('idUsuario', '=', idUsuario)
    .where('adjunto', '=', false)
    .execute();
  return rows;
}

export async function listIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('archivos').select('idArchivo').execute();
  return rows.map(({ idArchivo }) => idArchivo);
}

export async function deleteArchivos(db: Db, archivos: readonly string[]): Promise<void> {
  if (archivos.length > 0) await db.deleteFrom('archivos').where('idArchivo', 'in', archivos).execute();
}

/** Deletes rows of files not attached since then; their ids. */
export async function deleteHuerfanos(db: Db, antesDe: Date, limite: number): Promise<string[]> {
  const { rows } = await sql<{ idArchivo: string }>`
    delete from archivos where id_archivo in (
      select id_archivo from archivos where not adjunto and creado_en < ${antesDe}
      order by creado_en limit ${limite} for update skip locked)
    returning id_archivo as "idArchivo"`.execute(db);
  return rows.map(({ idArchivo }) => idArchivo);
}
