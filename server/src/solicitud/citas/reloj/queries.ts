import type { Db } from '../../../db/db.ts';

/** The end of the confirmed signing of a trámite; null without one. */
export async function findFinDeFirma(db: Db, idSolicitud: string): Promise<Date | null> {
  const row = await db
    .selectFrom('citas')
    .select('fin')
    .where('idSolicitud', '=', idSolicitud)
    .where('estado', '=', 'confirmada')
    .executeTakeFirst();
  return row?.fin ?? null;
}
