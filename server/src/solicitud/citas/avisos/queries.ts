import { estadosAcordadosDeCita } from '@fedatario/contract/solicitud';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { listEquipo } from '../equipo/queries.ts';

/** The names, addresses and words that a notice of a cita needs, as its row is now. */
export async function readCarta(db: Db, idCita: string) {
  const carta = await db
    .selectFrom('citas as c')
    .innerJoin('usuarios as u', 'u.idUsuario', 'c.idUsuario')
    .innerJoin('usuarios as n', 'n.idUsuario', 'c.idNotario')
    .leftJoin('solicitudes as s', 's.idSolicitud', 'c.idSolicitud')
    .leftJoin('sedes as e', 'e.idSede', 'c.idSede')
    .leftJoin('sedes as p', 'p.idSede', 'c.propuestaSede')
    .leftJoin('informacionGeneral as g', (on) => on.on(sql<SqlBool>`true`))
    .select([
      'c.idCita',
      'c.secuencia',
      'c.inicio',
      'c.fin',
      'c.zona',
      'c.modalidad',
      'c.clase',
      'c.sala',
      'c.idSolicitud',
    ])
    .select(['c.idUsuario', 'c.idNotario', 'c.actualizadaEn', 'c.propuestaInicio', 'c.propuestaFin', 'c.propuestaPor'])
    .select(['c.propuestaSala', 'p.nombre as propuestaNombre', 'p.direccion as propuestaDireccion'])
    .select(['p.salas as propuestaSalas', 'p.zonaHoraria as propuestaZona'])
    .select(['u.nombreCompleto as cliente', 'u.email as correoCliente'])
    .select(['n.nombreCompleto as notario', 'n.email as correoNotario'])
    .select(['s.nombre as tramite', 'e.nombre as sede', 'e.direccion', 'e.indicaciones', 'e.salas'])
    .select(['g.nombreEmpresa as empresa', 'g.email as correoEmpresa'])
    .where('c.idCita', '=', idCita)
    .executeTakeFirstOrThrow();
  return { ...carta, equipo: await listEquipo(db, idCita) };
}

export type CartaRow = Awaited<ReturnType<typeof readCarta>>;

/** Name and address of a member of the office. */
export function readNotario(db: Db, idNotario: string) {
  return db
    .selectFrom('usuarios')
    .select(['nombreCompleto as notario', 'email as correoNotario'])
    .where('idUsuario', '=', idNotario)
    .executeTakeFirstOrThrow();
}

/** Ids of confirmed citas whose reminder is due. */
export async function listPorRecordar(db: Db, now: Date, limite: number): Promise<string[]> {
  const rows = await db
    .selectFrom('citas')
    .select('idCita')
    .where('recordatorioEn', '<=', now)
    .where('estado', 'in', estadosAcordadosDeCita)
    .orderBy('recordatorioEn')
    .limit(limite)
    .execute();
  return rows.map(({ idCita }) => idCita);
}

export async function updateRecordatorio(db: Db, idCita: string, recordatorioEn: Date | null): Promise<void> {
  await db.updateTable('citas').set({ recordatorioEn }).where('idCita', '=', idCita).execute();
}
