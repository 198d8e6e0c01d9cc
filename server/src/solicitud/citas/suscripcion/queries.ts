import { estadosDeAgendaDeCita } from '@fedatario/contract/solicitud';
import type { Db } from '../../../db/db.ts';
import { atiende } from '../equipo/queries.ts';

const CITAS_POR_CALENDARIO = 2000;

/** The appointments that somebody has or attends, from that moment on. */
export function listParaCalendario(db: Db, idUsuario: string, desde: Date) {
  return db
    .selectFrom('citas as c')
    .innerJoin('usuarios as u', 'u.idUsuario', 'c.idUsuario')
    .innerJoin('usuarios as n', 'n.idUsuario', 'c.idNotario')
    .leftJoin('solicitudes as s', 's.idSolicitud', 'c.idSolicitud')
    .leftJoin('sedes as e', 'e.idSede', 'c.idSede')
    .select(['c.idCita', 'c.secuencia', 'c.inicio', 'c.fin', 'c.zona', 'c.estado', 'c.modalidad', 'c.sala'])
    .select(['c.idUsuario', 'c.actualizadaEn', 'u.nombreCompleto as cliente', 'n.nombreCompleto as notario'])
    .select(['s.nombre as tramite', 'e.nombre as sede', 'e.direccion', 'e.indicaciones', 'e.salas'])
    .where((eb) => eb.or([eb('c.idUsuario', '=', idUsuario), atiende(idUsuario)]))
    .where('c.estado', 'in', estadosDeAgendaDeCita)
    .where('c.inicio', '>=', desde)
    .orderBy('c.inicio')
    .orderBy('c.idCita')
    .limit(CITAS_POR_CALENDARIO)
    .execute();
}

export type CitaDeCalendario = Awaited<ReturnType<typeof listParaCalendario>>[number];
