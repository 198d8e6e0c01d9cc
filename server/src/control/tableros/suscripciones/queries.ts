import { DAY } from '@fedatario/contract/base';
import { type EstadoSuscripcion, suscripcionesTerminadas, suscripcionesVigentes } from '@fedatario/contract/compra';
import { DIAS_DE_RENOVACION } from '@fedatario/contract/control';
import { sql } from 'kysely';
import { condicionesDeRiesgo } from '../../../compra/suscripciones/suscripciones.ts';
import type { Db } from '../../../db/db.ts';
import { words } from '../../../db/words.ts';
import { alMes } from '../../cierres/cierres.ts';

/** Centavos a month of a subscription at the price of its version, which is that of its last paid charge. */
const deVersion = alMes({
  periodo: sql`s.periodo`,
  mensual: sql`v.precio_mensual`,
  anual: sql`coalesce(v.precio_anual, v.precio_mensual)`,
});

const valor = sql`count(*)::int as cantidad, coalesce(sum(${deVersion}), 0)::int8 as mrr`;

/** Subscriptions that were paid once and are not cancelled. */
const vigentes = sql`s.estado not in (${words(suscripcionesTerminadas)}) and s.vuelta > 0`;

interface VigentesRow {
  readonly estado: EstadoSuscripcion;
  readonly idPlan: string;
  readonly nombre: string;
  readonly cantidad: number;
  readonly mrr: number;
  readonly sinLimite: number;
  readonly otorgados: number;
  readonly usados: number;
  readonly disponibles: number;
}

/** The subscriptions of today by state and plan, with the documents of the present period of each; those without limit are told apart. */
export async function listVigentes(db: Db): Promise<VigentesRow[]> {
  const limitada = sql`not (b.vuelta = s.vuelta and b.ilimitado)`;
  const delPeriodo = sql`b.vuelta = s.vuelta and not b.ilimitado`;
  const { rows } = await sql<VigentesRow>`
    select s.estado, s.id_plan, p.nombre, ${valor},
      (count(*) filter (where b.vuelta = s.vuelta and b.ilimitado))::int as sin_limite,
      coalesce(sum(b.otorgados) filter (where ${delPeriodo}), 0)::int as otorgados,
      coalesce(sum(b.usados) filter (where ${delPeriodo}), 0)::int as usados,
      coalesce(sum(b.disponible) filter (where ${limitada}), 0)::int as disponibles
    from suscripciones s join versiones_plan v on v.id_version = s.id_version join planes p on p.id_plan = s.id_plan
      left join beneficio_saldos b on b.id_suscripcion = s.id_suscripcion and b.clase = 'documento'
    where ${vigentes} group by s.estado, s.id_plan, p.nombre`.execute(db);
  return rows;
}

/** Subscriptions of each risk, as the list of the office filters them. */
export async function listRiesgosDePlanes(db: Db, now: Date) {
  const partes = Object.entries(condicionesDeRiesgo(now)).map(
    ([riesgo, condicion]) => sql`select ${riesgo}::text as riesgo, ${valor}
      from suscripciones s join versiones_plan v on v.id_version = s.id_version where ${vigentes} and ${condicion}`,
  );
  const { rows } = await sql<{ riesgo: string; cantidad: number; mrr: number }>`
    ${sql.join(partes, sql` union all `)}`.execute(db);
  return rows;
}

/** Subscriptions that renew soon, at the price of the terms that they renew with. */
export async function sumRenovaciones(db: Db, now: Date) {
  const { rows } = await sql<{ cantidad: number; monto: number }>`
    select count(*)::int as cantidad, coalesce(sum(case coalesce(s.periodo_siguiente, s.periodo)
      when 'anual' then v.precio_anual else v.precio_mensual end), 0)::int as monto
    from suscripciones s join versiones_plan v on v.id_version = coalesce(s.id_version_siguiente, s.id_version)
    where s.estado in (${words(suscripcionesVigentes)}) and s.renovar
      and s.fin_periodo < ${new Date(now.getTime() + DIAS_DE_RENOVACION * DAY)}`.execute(db);
  return rows[0] ?? { cantidad: 0, monto: 0 };
}
