import { CASOS_PARA_PROMETER } from '@fedatario/contract/control';
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
  /** Working days between both; null until it ended. */
  readonly diasReales: number | null;
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

/** The finished steps since a day, of every product. */
const terminados = (desde: string) => sql`
  select s.id_producto, g.institucion, g.nombre, count(*)::int as casos,
    greatest(1, percentile_disc(0.9) within group (order by g.dias_reales))::smallint as p90
  from gestion_pasos g join solicitudes s using (id_solicitud)
  where g.dias_reales is not null and g.hecho_el >= ${desde}::date
  group by s.id_producto, g.institucion, g.nombre having count(*) >= ${CASOS_PARA_PROMETER}`;

/** Writes how long the steps of each product took since a day; those with too few cases are left out. */
export async function replacePlazosMedidos(db: Db, desde: string): Promise<void> {
  await db.deleteFrom('plazosMedidos').execute();
  await sql`insert into plazos_medidos (id_producto, institucion, nombre, casos, p90) ${terminados(desde)}`.execute(db);
}

/** Real days of each step before each institution since a day, whatever the product. */
export async function listPlazos(db: Db, desde: string) {
  const { rows } = await sql<Plazo>`
    select g.institucion, g.nombre, count(*)::int as casos, max(g.dias_habiles)::int as usual,
      percentile_disc(0.5) within group (order by g.dias_reales)::int as mediana,
      percentile_disc(0.9) within group (order by g.dias_reales)::int as p90
    from gestion_pasos g where g.dias_reales is not null and g.hecho_el >= ${desde}::date
    group by g.institucion, g.nombre order by g.institucion, g.nombre`.execute(db);
  return rows;
}

export interface Plazo {
  readonly institucion: string;
  readonly nombre: string;
  readonly casos: number;
  readonly usual: number | null;
  readonly mediana: number;
  readonly p90: number;
}
