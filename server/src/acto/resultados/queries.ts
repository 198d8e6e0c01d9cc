import { gestionesEntregadas } from '@fedatario/contract/solicitud';
import type { Db } from '../../db/db.ts';

/** The newest result of a gestión, if it was granted and delivered and its document was not made yet. */
export async function findPorSellar(db: Db, idSolicitud: string) {
  const row = await db
    .selectFrom('gestionResultados as r')
    .innerJoin('solicitudes as s', 's.idSolicitud', 'r.idSolicitud')
    .innerJoin('usuarios as u', 'u.idUsuario', 's.idUsuario')
    .leftJoin('documentos as d', (join) =>
      join.onRef('d.idSolicitud', '=', 'r.idSolicitud').onRef('d.version', '=', 'r.version'),
    )
    .select(['s.serie', 's.numero as orden', 's.nombre', 's.estado', 'u.nombreCompleto', 'd.idDocumento'])
    .select(['r.version', 'r.favorable', 'r.numero', 'r.folio', 'r.libro', 'r.resueltaEl', 'r.venceEl'])
    .where('r.idSolicitud', '=', idSolicitud)
    .orderBy('r.version', 'desc')
    .executeTakeFirst();
  const falta = row?.favorable && row.idDocumento === null && gestionesEntregadas.some((uno) => uno === row.estado);
  return falta ? row : undefined;
}

/** The granted and delivered results of before then, the oldest first, whose newest version has no document. */
export function listSinSellar(db: Db, antesDe: Date, limite: number) {
  return db
    .selectFrom('gestionResultados as r')
    .innerJoin('solicitudes as s', 's.idSolicitud', 'r.idSolicitud')
    .leftJoin('documentos as d', (join) =>
      join.onRef('d.idSolicitud', '=', 'r.idSolicitud').onRef('d.version', '=', 'r.version'),
    )
    .select(['r.idSolicitud', 'r.version'])
    .where('r.favorable', '=', true)
    .where('s.estado', 'in', gestionesEntregadas)
    .where('d.idDocumento', 'is', null)
    .where('r.anotadoEn', '<', antesDe)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gestionResultados as x')
            .select('x.version')
            .whereRef('x.idSolicitud', '=', 'r.idSolicitud')
            .whereRef('x.version', '>', 'r.version'),
        ),
      ),
    )
    .orderBy('r.anotadoEn')
    .limit(limite)
    .execute();
}

/** The files of a version of a result, in their order, with the hashes under which they were stored. */
export function listArchivosDelResultado(db: Db, idSolicitud: string, version: number) {
  return db
    .selectFrom('gestionResultadoArchivos as x')
    .innerJoin('archivos as a', 'a.idArchivo', 'x.idArchivo')
    .select(['a.nombre', 'a.bytes', 'a.sha256'])
    .where('x.idSolicitud', '=', idSolicitud)
    .where('x.version', '=', version)
    .orderBy('x.posicion')
    .execute();
}

/** The times that a gestión was handed to an institution. */
export function listPresentado(db: Db, idSolicitud: string) {
  return db
    .selectFrom('gestionPresentaciones')
    .select(['institucion', 'numero', 'presentadaEl'])
    .where('idSolicitud', '=', idSolicitud)
    .orderBy('orden')
    .execute();
}
