import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { later } from '../../db/wire/later.ts';

/** Copies the steps of its product, as they are today, to each of these gestiones. */
export async function insertPasosLater(db: Db, idSolicitudes: readonly string[]): Promise<void> {
  const query = sql`
    insert into gestion_pasos (id_solicitud, orden, nombre, institucion, dias_habiles)
    select s.id_solicitud, p.orden, p.paso->>'nombre', p.paso->>'institucion', (p.paso->>'diasHabiles')::smallint
    from solicitudes s join productos x using (id_producto), jsonb_array_elements(x.pasos) with ordinality as p (paso, orden)
    where s.id_solicitud in (select unnest(${[...idSolicitudes]}::uuid[]))`;
  await later(db, query.compile(db));
}

/** The steps of a gestión, in their order. */
export function listPasos(db: Db, idSolicitud: string) {
  return db.selectFrom('gestionPasos').selectAll().where('idSolicitud', '=', idSolicitud).orderBy('orden').execute();
}

export type PasoRow = Awaited<ReturnType<typeof listPasos>>[number];

interface Fechas {
  readonly empezadoEl: string | null;
  readonly hechoEl: string | null;
}

/** False when there is no such step. */
export async function updatePaso(db: Db, idSolicitud: string, orden: number, fechas: Fechas): Promise<boolean> {
  const result = await db
    .updateTable('gestionPasos')
    .set(fechas)
    .where('idSolicitud', '=', idSolicitud)
    .where('orden', '=', orden)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
