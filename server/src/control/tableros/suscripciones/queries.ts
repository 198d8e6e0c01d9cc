import { DAY, DIAS_DE_RENOVACION, type EstadoSuscripcion, type MovimientoDePlanes } from '@fedatario/contract';
import { jurisdiccion } from '@fedatario/document-engine';
import { sql } from 'kysely';
import { condicionesDeRiesgo } from '../../../compra/suscripciones/suscripciones.ts';
import type { Db } from '../../../db/db.ts';

/** Centavos a month of a charge at the price of its version; a twelfth of a year is rounded half up. */
const alMes = sql`case g.periodo when 'anual' then (2 * g.precio + 12) / 24 else g.precio end`;

/**
 * Every event that changed what a customer is worth a month, with what they were worth before: a charge that was paid, or the end of a
 * subscription that was paid once. A customer has one subscription at a time.
 */
const eventos = sql`
  select e.en, e.mrr, lag(e.mrr) over (partition by e.id_usuario order by e.en, e.orden) as antes
  from (
    select s.id_usuario, g.aplicado_en as en, 1 as orden, ${alMes} as mrr
    from suscripcion_cargos g join suscripciones s using (id_suscripcion) where g.estado = 'aplicado'
    union all
    select s.id_usuario, s.cancelada_en, 0, 0 from suscripciones s where s.estado = 'cancelada' and s.vuelta > 0
  ) e`;

/** The movements of each day, in the time zone of the company. */
export async function listMovimientosDePlanes(db: Db) {
  const { rows } = await sql<{ dia: string; movimiento: MovimientoDePlanes; cantidad: number; mrr: number }>`
    select to_char(en at time zone ${jurisdiccion.zonaHoraria}, 'YYYY-MM-DD') as dia, movimiento,
      count(*)::int as cantidad, sum(cambio)::int as mrr
    from (
      select en, mrr - coalesce(antes, 0) as cambio,
        case when mrr = 0 then 'bajas' when antes is null then 'nuevas' when antes = 0 then 'reactivadas'
          when mrr > antes then 'expansion' else 'contraccion' end as movimiento
      from (${eventos}) e where mrr is distinct from antes
    ) m group by 1, 2`.execute(db);
  return rows;
}

/** The last charge that was paid of each subscription that is not cancelled. */
const vigentes = sql`select s.*, p.nombre as plan, u.mrr, u.precio from suscripciones s join planes p using (id_plan)
  cross join lateral (select ${alMes} as mrr, g.precio from suscripcion_cargos g
    where g.id_suscripcion = s.id_suscripcion and g.estado = 'aplicado' order by g.aplicado_en desc limit 1) u
  where s.estado <> 'cancelada'`;

const valor = sql`count(*)::int as cantidad, coalesce(sum(s.mrr), 0)::int as mrr`;

export async function listEstadosDePlanes(db: Db) {
  const { rows } = await sql<{ estado: EstadoSuscripcion; cantidad: number; mrr: number }>`
    select s.estado, ${valor} from (${vigentes}) s group by s.estado`.execute(db);
  return rows;
}

/** Subscriptions of each risk, as the list of the office filters them. */
export async function listRiesgosDePlanes(db: Db, now: Date) {
  const partes = Object.entries(condicionesDeRiesgo(now)).map(
    ([riesgo, condicion]) => sql`select ${riesgo}::text as riesgo, ${valor}
      from (${vigentes}) s join versiones_plan v using (id_version) where ${condicion}`,
  );
  const { rows } = await sql<{ riesgo: string; cantidad: number; mrr: number }>`
    ${sql.join(partes, sql` union all `)}`.execute(db);
  return rows;
}

interface ConsumoRow {
  readonly idPlan: string;
  readonly nombre: string;
  readonly cantidad: number;
  readonly mrr: number;
  readonly sinLimite: number;
  readonly otorgados: number;
  readonly usados: number;
  readonly disponibles: number;
}

/** Documents of the present period of each subscription, by plan; those of subscriptions without limit are told apart. */
export async function listConsumoDePlanes(db: Db) {
  const { rows } = await sql<ConsumoRow>`
    select s.id_plan, s.plan as nombre, ${valor}, (count(*) filter (where b.ilimitado))::int as sin_limite,
      coalesce(sum(b.otorgados) filter (where not b.ilimitado), 0)::int as otorgados,
      coalesce(sum(b.usados) filter (where not b.ilimitado), 0)::int as usados,
      coalesce(sum(b.disponibles) filter (where not b.ilimitado), 0)::int as disponibles
    from (${vigentes}) s cross join lateral (
      select coalesce(bool_or(b.ilimitado), false) as ilimitado,
        coalesce(sum(b.cantidad) filter (where b.movimiento = 'otorgado'), 0) as otorgados,
        count(*) filter (where b.movimiento = 'reservado') - count(*) filter (where b.movimiento = 'devuelto') as usados,
        (select d.disponible from beneficio_saldos d
          where d.id_suscripcion = s.id_suscripcion and d.clase = 'documento') as disponibles
      from beneficios b where b.id_suscripcion = s.id_suscripcion and b.vuelta = s.vuelta and b.clase = 'documento') b
    group by s.id_plan, s.plan order by mrr desc, s.plan`.execute(db);
  return rows;
}

/** Subscriptions that renew soon, at the price of the terms that they renew with. */
export async function sumRenovaciones(db: Db, now: Date) {
  const { rows } = await sql<{ cantidad: number; monto: number }>`
    select count(*)::int as cantidad, coalesce(sum(case coalesce(s.periodo_siguiente, s.periodo)
      when 'anual' then v.precio_anual else v.precio_mensual end), 0)::int as monto
    from suscripciones s join versiones_plan v on v.id_version = coalesce(s.id_version_siguiente, s.id_version)
    where s.estado in ('activa', 'cambioProgramado') and s.renovar
      and s.fin_periodo < ${new Date(now.getTime() + DIAS_DE_RENOVACION * DAY)}`.execute(db);
  return rows[0] ?? { cantidad: 0, monto: 0 };
}
