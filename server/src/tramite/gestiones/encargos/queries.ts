import { gestionesEntregadas } from '@fedatario/contract/solicitud';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { words } from '../../../db/words.ts';

/** The product of a gestión, and the institutions of its steps in their order. */
export async function findEncargo(db: Db, idSolicitud: string) {
  const { rows } = await sql<{ idProducto: string; instituciones: string[] }>`
    select s.id_producto, array(select p.institucion from gestion_pasos p
      where p.id_solicitud = s.id_solicitud group by p.institucion order by min(p.orden)) as instituciones
    from solicitudes s where s.id_solicitud = ${idSolicitud} and s.tipo = 'gestion'`.execute(db);
  return rows[0];
}

/** Active gestores, each with their open gestiones and those of a product that they delivered. */
export function listGestores(db: Db, idProducto: string) {
  return db
    .selectFrom('gestores as g')
    .select(['g.idGestor', 'g.nombre', 'g.instituciones'])
    .select(
      sql<number>`(select count(*) from solicitudes s where s.id_gestor = g.id_gestor and s.grupo <> 'finalizado')`.as(
        'carga',
      ),
    )
    .select(
      sql<number>`(select count(*) from solicitudes s where s.id_gestor = g.id_gestor and s.id_producto = ${idProducto}
        and s.estado in (${words(gestionesEntregadas)}))`.as('hechas'),
    )
    .where('g.activo', '=', true)
    .execute();
}

/** Whether there is such a gestor, and works. */
export async function hasGestor(db: Db, idGestor: string): Promise<boolean> {
  const row = await db
    .selectFrom('gestores')
    .select('idGestor')
    .where('idGestor', '=', idGestor)
    .where('activo', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** The institutions of the steps of each of these gestiones, in their order. */
export async function listInstituciones(db: Db, idSolicitudes: readonly string[]) {
  if (idSolicitudes.length === 0) return [];
  return db
    .selectFrom('gestionPasos')
    .select(['idSolicitud', 'institucion'])
    .where('idSolicitud', 'in', [...idSolicitudes])
    .groupBy(['idSolicitud', 'institucion'])
    .orderBy('idSolicitud')
    .orderBy((eb) => eb.fn.min('orden'))
    .execute();
}
