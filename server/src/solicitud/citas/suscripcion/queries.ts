import type { Db } from '../../../db/db.ts';
import { atiende } from '../equipo/queries.ts';

/** When the address of somebody's calendar was made. */
export function findDireccion(db: Db, idUsuario: string) {
  return db.selectFrom('calendariosSecretos').select('creadoEn').where('idUsuario', '=', idUsuario).executeTakeFirst();
}

/** Makes the address of somebody's calendar in the place of the one before. */
export async function upsertDireccion(db: Db, row: { idUsuario: string; hash: Buffer; creadoEn: Date }): Promise<void> {
  const { hash, creadoEn } = row;
  await db
    .insertInto('calendariosSecretos')
    .values(row)
    .onConflict((conflict) => conflict.column('idUsuario').doUpdateSet({ hash, creadoEn }))
    .execute();
}

export async function deleteDireccion(db: Db, idUsuario: string): Promise<void> {
  await db.deleteFrom('calendariosSecretos').where('idUsuario', '=', idUsuario).execute();
}

/** The active person whose calendar that hash opens. */
export function findTitular(db: Db, hash: Buffer) {
  return db
    .selectFrom('calendariosSecretos as d')
    .innerJoin('usuarios as u', 'u.idUsuario', 'd.idUsuario')
    .select('u.idUsuario')
    .where('d.hash', '=', hash)
    .where('u.activo', '=', true)
    .executeTakeFirst();
}

const ESTADOS = ['solicitada', 'confirmada', 'realizada', 'noAsistioCliente', 'noAsistioNotario'];
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
    .where('c.estado', 'in', ESTADOS)
    .where('c.inicio', '>=', desde)
    .orderBy('c.inicio')
    .orderBy('c.idCita')
    .limit(CITAS_POR_CALENDARIO)
    .execute();
}

export type CitaDeCalendario = Awaited<ReturnType<typeof listParaCalendario>>[number];
