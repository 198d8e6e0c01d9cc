import { cargosAplicados, suscripcionesTerminadas } from '@fedatario/contract/compra';
import { type MovimientoDePlanes, movimientosDePlanes, type SumasDePlanes } from '@fedatario/contract/control';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { words } from '../../../db/words.ts';
import type { Dias } from '../dia/dias.ts';
import {
  type Corte,
  delDia,
  diasGuardados,
  distintos,
  enDia,
  enIntervalo,
  entreDias,
  type Intervalo,
  restoDe,
  type Sql,
} from '../dia/queries.ts';

/** Centavos a month of what is paid by the month or by the year; a twelfth of a year is rounded half up. */
export const alMes = ({ periodo, mensual, anual }: Record<'periodo' | 'mensual' | 'anual', Sql>) =>
  sql`case ${periodo} when 'anual' then (2 * ${anual} + 12) / 24 else ${mensual} end`;

/** That of a charge, at the price of its version. */
const delCargo = alMes({ periodo: sql`g.periodo`, mensual: sql`g.precio`, anual: sql`g.precio` });

const pagado = (intervalo: Intervalo) =>
  sql`g.estado in (${words(cargosAplicados)}) and ${enIntervalo(intervalo, sql`g.aplicado_en`)}`;
const terminada = (intervalo: Intervalo) =>
  sql`s.estado in (${words(suscripcionesTerminadas)}) and s.vuelta > 0 and ${enIntervalo(intervalo, sql`s.cancelada_en`)}`;

/** The worth of the customer of an event `e` by the last one before an instant; null when there is none. */
const valorAntesDe = (instante: Date) => sql`(
  select a.mrr from (
    select g.aplicado_en as en, 1 as orden, g.mrr from suscripciones s cross join lateral (
      select g.aplicado_en, ${delCargo} as mrr from suscripcion_cargos g
      where g.id_suscripcion = s.id_suscripcion and ${pagado({ desde: null, hasta: instante })}
      order by g.aplicado_en desc, g.id_factura desc limit 1) g
    where s.id_usuario = e.id_usuario
    union all
    select s.cancelada_en, 0, 0 from suscripciones s
    where s.id_usuario = e.id_usuario and ${terminada({ desde: null, hasta: instante })}
  ) a order by a.en desc, a.orden desc limit 1)`;

/**
 * Every event of an interval that changed what a customer is worth a month, with what they were worth before: a charge that was paid, or the
 * end of a subscription that was paid once. A customer has one subscription at a time. Their first event of the interval alone
 * asks for what came before it, by the indexes of that customer.
 */
function eventos(intervalo: Intervalo): Sql {
  const { desde } = intervalo;
  return sql`
    select e.en, e.mrr, case when row_number() over suyos > 1 then lag(e.mrr) over suyos
      ${desde === null ? sql`` : sql`else ${valorAntesDe(desde)}`} end as antes
    from (
      select s.id_usuario, g.aplicado_en as en, 1 as orden, g.id_factura as id, ${delCargo} as mrr
      from suscripcion_cargos g join suscripciones s using (id_suscripcion) where ${pagado(intervalo)}
      union all
      select s.id_usuario, s.cancelada_en, 0, s.id_suscripcion, 0 from suscripciones s where ${terminada(intervalo)}
    ) e window suyos as (partition by e.id_usuario order by e.en, e.orden, e.id)`;
}

/** The movements of each day of an interval. */
function movimientosDeFilas(intervalo: Intervalo): Sql {
  return sql`
    select ${enDia(sql`en`)} as dia, movimiento, count(*)::int as cantidad, sum(cambio) as mrr
    from (
      select en, mrr - coalesce(antes, 0) as cambio,
        case when mrr = 0 then 'bajas' when antes is null then 'nuevas' when antes = 0 then 'reactivadas'
          when mrr > antes then 'expansion' else 'contraccion' end as movimiento
      from (${eventos(intervalo)}) e where mrr is distinct from antes
    ) m group by 1, 2`;
}

const COLUMNAS = sql`k.dia, k.movimiento, k.cantidad, k.mrr`;

/** Kept days, and the rows of those that are not. */
function movimientosPorDia(corte: Corte): Sql {
  const resto = restoDe(corte);
  const guardados = sql`select ${COLUMNAS} from planes_por_dia k where ${diasGuardados(corte)}`;
  return resto === null ? guardados : sql`${guardados} union all ${movimientosDeFilas(resto)}`;
}

export interface MovimientosDelDia {
  readonly dia: string;
  readonly movimiento: MovimientoDePlanes;
  readonly cantidad: number;
  readonly mrr: number;
}

/** The movements of each day in order. Those before `desde` are summed as if of the day before it. */
export async function listMovimientosDePlanes(
  db: Db,
  corte: Corte,
  desde: string | undefined,
): Promise<MovimientosDelDia[]> {
  const dia = desde === undefined ? sql`m.dia` : sql`greatest(m.dia, ${desde}::date - 1)`;
  const { rows } = await sql<MovimientosDelDia>`
    select ${dia} as dia, m.movimiento, sum(m.cantidad)::int as cantidad, sum(m.mrr)::int8 as mrr
    from (${movimientosPorDia(corte)}) m group by 1, 2 order by 1`.execute(db);
  return rows;
}

/** The day of the first charge that was paid, or of the first kept movement; null when there is none. */
export async function findPrimerDiaDePlanes(db: Db): Promise<string | null> {
  const { rows } = await sql<{ dia: string | null }>`select least(
    ${enDia(sql`(select min(g.aplicado_en) from suscripcion_cargos g where g.estado in (${words(cargosAplicados)}))`)},
    ${enDia(sql`(select min(s.cancelada_en) from suscripciones s where s.estado in (${words(suscripcionesTerminadas)}) and s.vuelta > 0)`)},
    (select min(dia) from planes_por_dia)) as dia`.execute(db);
  return rows[0]?.dia ?? null;
}

/** Keeps days that were not kept before. */
export async function insertDiasDePlanes(db: Db, dias: Dias): Promise<void> {
  await sql`insert into planes_por_dia (dia, movimiento, cantidad, mrr) ${movimientosDeFilas(entreDias(dias))}`.execute(
    db,
  );
}

/** The kept days of these whose movements are not those of their rows. */
export async function listDiasDePlanesDistintos(db: Db, dias: Dias): Promise<string[]> {
  const filas = movimientosDeFilas(entreDias(dias));
  const { rows } = await sql<{ dia: string }>`
    select dia from ${distintos('planes_por_dia', COLUMNAS, { dias, filas })} d order by 1`.execute(db);
  return rows.map(({ dia }) => dia);
}

/** The kept sums of one day and those of its rows. */
export async function readSumasDePlanes(
  db: Db,
  dia: string,
): Promise<{ guardado: SumasDePlanes; filas: SumasDePlanes }> {
  const cuantos = movimientosDePlanes.map(
    (cual) => sql`coalesce(sum(cantidad) filter (where movimiento = ${cual}), 0)::int as ${sql.id(cual)}`,
  );
  const de = (filas: Sql) => sql<SumasDePlanes>`
    select ${sql.join(cuantos)}, coalesce(sum(mrr), 0)::int8 as mrr from (${filas}) m`;
  const { rows: guardado } = await de(sql`select * from planes_por_dia where dia = ${dia}::date`).execute(db);
  const { rows: filas } = await de(movimientosDeFilas(delDia(dia))).execute(db);
  return { guardado: guardado[0] as SumasDePlanes, filas: filas[0] as SumasDePlanes };
}
