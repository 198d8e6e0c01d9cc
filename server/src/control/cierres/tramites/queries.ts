import { type EstadoTramite, tramitesSinDocumento } from '@fedatario/contract/solicitud';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { diaLocal } from '../../../services/hora-local.ts';
import { type Dias, type Grano, PRINCIPIO, type Tramo, tramosDe } from '../dia/dias.ts';
import { type Corte, enDia, enIntervalo, entreDias, type Intervalo, restoDe, type Sql } from '../dia/queries.ts';

/** A length of time as the dashboard says it: zero under an hour, hours to three days, then days of 24 hours. */
const enHoras = (
  tiempo: Sql,
) => sql`(select case when h < 1 then 0 when h < 72 then round(h) else 24 * round(h / 24) end::integer
  from (select extract(epoch from ${tiempo}) / 3600 as h) x)`;

/** Whether a step is the first of its trámite that reached any of these states. A case, since the planner looks for an earlier one first. */
const primero = (estados: readonly EstadoTramite[]) => sql`case when p.a = any(${[...estados]}) then not exists (
  select from solicitud_historial e where e.id_solicitud = p.id_solicitud and e.orden < p.orden and e.a = any(${[...estados]}))
  else false end`;

/**
 * Counts of an interval by day: trámites bought, stays in a state that ended, first deliveries, and ends without a document.
 * Steps that keep the state, as giving it to another notary, are of one stay.
 */
function hechosDeFilas(intervalo: Intervalo): Sql {
  return sql`
    select hecho, ${enDia(sql`en`)} as dia, estado, id_notario, horas, count(*)::int as veces from (
      select 'nuevo' as hecho, s.creada_en as en, null::text as estado, null::uuid as id_notario, null::integer as horas
      from solicitudes s where s.tipo = 'tramite' and ${enIntervalo(intervalo, sql`s.creada_en`)}
      union all
      select c.hecho, p.hecho_en, c.estado, c.id_notario, c.horas
      from solicitud_historial p join solicitudes s using (id_solicitud) cross join lateral (
        select 'estancia' as hecho, p.de as estado, null::uuid as id_notario, ${enHoras(sql`p.hecho_en - e.hecho_en`)} as horas
        from (select e.hecho_en from solicitud_historial e where e.id_solicitud = p.id_solicitud and e.orden < p.orden
          and e.de is distinct from e.a order by e.orden desc limit 1) e
        union all
        select 'entrega', null, s.id_notario, ${enHoras(sql`p.hecho_en - s.aceptada_en`)} where ${primero(['entregado'])}
        union all
        select 'sinDocumento', null, null, null where ${primero(tramitesSinDocumento)}
      ) c
      where s.tipo = 'tramite' and p.de is distinct from p.a and ${enIntervalo(intervalo, sql`p.hecho_en`)}
    ) h group by 1, 2, 3, 4, 5`;
}

const kept = (grano: Grano) =>
  sql`select hecho, inicio as dia, estado, id_notario, horas, veces from tramites_por_periodo where grano = ${sql.lit(grano)}`;

const tramo = ({ grano, desde, hasta }: Tramo) =>
  sql`${kept(grano)} and inicio >= ${desde}::date and inicio < ${hasta}::date`;

/** Counts of an interval: its kept years, months and days, and the rows of the days that are not kept. */
function hechos(corte: Corte): Sql {
  const { desde, hasta, cierre } = corte;
  const resto = restoDe(corte);
  const finDeLoGuardado =
    [cierre ?? PRINCIPIO, ...(hasta === null ? [] : [diaLocal(hasta)])].toSorted()[0] ?? PRINCIPIO;
  const partes = tramosDe(desde === null ? PRINCIPIO : diaLocal(desde), finDeLoGuardado).map(tramo);
  if (resto !== null) partes.push(hechosDeFilas(resto));
  return partes.length === 0 ? sql`${kept('dia')} and false` : sql.join(partes, sql` union all `);
}

export interface HechoContado {
  readonly hecho: 'nuevo' | 'estancia' | 'entrega' | 'sinDocumento';
  readonly estado: string | null;
  readonly idNotario: string | null;
  readonly veces: number;
  /** The half, and nine in ten, took at most so many hours; null where nothing says how long. */
  readonly mediana: number | null;
  readonly p90: number | null;
}

/** Counts of an interval by what happened, state and notary. Those without a length of time are counted apart from those with one. */
export async function listHechos(db: Db, corte: Corte): Promise<HechoContado[]> {
  const { rows } = await sql<HechoContado>`
    select hecho, estado, id_notario, sum(veces)::int as veces, min(horas) filter (where 2 * hasta_ahi >= todas) as mediana,
      min(horas) filter (where 10 * hasta_ahi >= 9 * todas) as p90
    from (
      select *, sum(veces) over (de_uno order by horas) as hasta_ahi, sum(veces) over de_uno as todas
      from (select hecho, estado, id_notario, horas, sum(veces)::int as veces from (${hechos(corte)}) h group by 1, 2, 3, 4) h
      window de_uno as (partition by hecho, estado, id_notario, horas is null)
    ) h group by hecho, estado, id_notario, horas is null`.execute(db);
  return rows;
}

/** The day of the first thing that there is to count or that is kept; null when there is none. */
export async function findPrimerDia(db: Db): Promise<string | null> {
  const { rows } = await sql<{ dia: string | null; guardado: string | null }>`select ${enDia(sql`least(
    (select min(creada_en) from solicitudes where tipo = 'tramite'), (select min(hecho_en) from solicitud_historial))`)}::text as dia,
    (select min(inicio) from tramites_por_periodo where grano = 'dia')::text as guardado`.execute(db);
  return [rows[0]?.dia, rows[0]?.guardado].filter((dia) => dia != null).toSorted()[0] ?? null;
}

/** Keeps days that were not kept before. */
export async function insertDiasDeTramites(db: Db, dias: Dias): Promise<void> {
  await sql`insert into tramites_por_periodo (hecho, grano, inicio, estado, id_notario, horas, veces)
    select hecho, 'dia', dia, estado, id_notario, horas, veces from (${hechosDeFilas(entreDias(dias))}) h`.execute(db);
}

/** Whole months or years, summed from the kept periods that they are made of. */
function sumados(grano: 'mes' | 'anio'): Sql {
  const [parte, fino] = grano === 'mes' ? (['month', 'dia'] as const) : (['year', 'mes'] as const);
  return sql`select hecho, date_trunc(${sql.lit(parte)}, dia)::date as dia, estado, id_notario, horas, sum(veces)::int as veces
    from (${kept(fino)}) f group by 1, 2, 3, 4, 5`;
}

/** Keeps whole months or years that were not kept before, from the kept periods that they are made of. */
export async function insertGrano(db: Db, { grano, desde, hasta }: Tramo & { grano: 'mes' | 'anio' }): Promise<void> {
  await sql`insert into tramites_por_periodo (hecho, grano, inicio, estado, id_notario, horas, veces)
    select hecho, ${grano}, dia, estado, id_notario, horas, veces from (${sumados(grano)}) s
    where dia >= ${desde}::date and dia < ${hasta}::date`.execute(db);
}

/** Days, months or years where both queries do not say the same, as texts of so many characters. */
async function listDistintos(db: Db, { a, b }: { a: Sql; b: Sql }, caracteres: number): Promise<string[]> {
  const { rows } = await sql<{ periodo: string }>`
    with a as materialized (${a}), b as materialized (${b})
    select distinct left(dia::text, ${caracteres}) as periodo
    from ((select * from a except all select * from b) union all (select * from b except all select * from a)) d
    order by 1`.execute(db);
  return rows.map(({ periodo }) => periodo);
}

const LARGO = { anio: 4, mes: 7, dia: 10 } as const;

/** The kept days of these that are not what their rows say. */
export async function listDiasDistintos(db: Db, dias: Dias): Promise<string[]> {
  return listDistintos(db, { a: tramo({ grano: 'dia', ...dias }), b: hechosDeFilas(entreDias(dias)) }, LARGO.dia);
}

/** The kept months or years, of those that ended before a day, that are not the sum of what they are made of. */
export async function listSumadosDistintos(db: Db, grano: 'mes' | 'anio', hasta: string): Promise<string[]> {
  const b = sql`select * from (${sumados(grano)}) s where dia < ${hasta}::date`;
  return listDistintos(db, { a: tramo({ grano, desde: PRINCIPIO, hasta }), b }, LARGO[grano]);
}

export type SumasDeTramites = Record<'nuevos' | 'entregados' | 'sinEntregar' | 'estancias' | 'horas', number>;

/** The kept sums of one day, month or year, and those of its rows. */
export async function readSumasDeTramites(
  db: Db,
  periodo: Tramo,
): Promise<{ guardado: SumasDeTramites; filas: SumasDeTramites }> {
  const de = (filas: Sql) => sql<SumasDeTramites>`
    select ${sql.join(
      Object.entries({
        nuevo: 'nuevos',
        entrega: 'entregados',
        sinDocumento: 'sin_entregar',
        estancia: 'estancias',
      }).map(
        ([hecho, nombre]) => sql`coalesce(sum(veces) filter (where hecho = ${hecho}), 0)::int as ${sql.id(nombre)}`,
      ),
    )}, coalesce(sum(veces * horas), 0)::int as horas from (${filas}) h`;
  const { rows: guardado } = await de(tramo(periodo)).execute(db);
  const { rows: filas } = await de(hechosDeFilas(entreDias(periodo))).execute(db);
  return { guardado: guardado[0] as SumasDeTramites, filas: filas[0] as SumasDeTramites };
}
