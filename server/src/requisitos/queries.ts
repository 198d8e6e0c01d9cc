import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

/** Asks of each solicitud what its product asks, as it is asked today. */
export async function copyDeProducto(db: Db, idSolicitudes: readonly string[]): Promise<void> {
  await sql`
    insert into requisitos (id_solicitud, orden, clave, nombre, instrucciones, obligatorio, vigencia_dias, original_en_firma)
    select s.id_solicitud, r.orden + 1, r.clave, t.nombre, coalesce(nullif(r.instrucciones, ''), t.instrucciones),
      r.obligatorio, t.vigencia_dias, t.original_en_firma
    from solicitudes s join productos_requisitos r on r.id_producto = s.id_producto
      join tipos_requisito t on t.clave = r.clave
    where s.id_solicitud = any(${[...idSolicitudes]}::uuid[])`.execute(db);
}

/** What was asked of a solicitud, in its order. */
export async function listDeSolicitud(db: Db, idSolicitud: string) {
  return db.selectFrom('requisitos').selectAll().where('idSolicitud', '=', idSolicitud).orderBy('orden').execute();
}
