import type { Db } from '../../../db/db.ts';

/** Time at which the password of a session was last typed. */
export async function findReingreso(db: Db, idSesion: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sesiones')
    .select((eb) => eb.fn.coalesce('reingresadaEn', 'creadaEn').as('en'))
    .where('idSesion', '=', idSesion)
    .executeTakeFirst();
  return row?.en;
}

/** Uses up the proof that was typed in a session since then; false when there is none. */
export async function takeReingreso(db: Db, idSesion: string, desde: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sesiones')
    .set({ reingresadaEn: null })
    .where('idSesion', '=', idSesion)
    .where('reingresadaEn', '>=', desde)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
