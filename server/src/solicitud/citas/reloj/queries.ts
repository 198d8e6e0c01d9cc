import { estadosAcordadosDeCita, tramitesPorFirmar } from '@fedatario/contract/solicitud';
import type { Db } from '../../../db/db.ts';

/** The end of the confirmed signing of a trámite; null without one. */
export async function findFinDeFirma(db: Db, idSolicitud: string): Promise<Date | null> {
  const row = await db
    .selectFrom('citas')
    .select('fin')
    .where('idSolicitud', '=', idSolicitud)
    .where('estado', 'in', estadosAcordadosDeCita)
    .executeTakeFirst();
  return row?.fin ?? null;
}

/** Trámites whose clock does not wait for the confirmed signing that they have ahead. */
export async function listSinEsperar(db: Db, now: Date, limite: number): Promise<string[]> {
  const rows = await db
    .selectFrom('citas as c')
    .innerJoin('solicitudes as s', 's.idSolicitud', 'c.idSolicitud')
    .select('s.idSolicitud')
    .where('c.estado', 'in', estadosAcordadosDeCita)
    .where('c.fin', '>', now)
    .where('s.estado', 'in', tramitesPorFirmar)
    .whereRef('s.relojDesde', '<>', 'c.fin')
    .orderBy('s.idSolicitud')
    .limit(limite)
    .execute();
  return rows.map(({ idSolicitud }) => idSolicitud);
}
