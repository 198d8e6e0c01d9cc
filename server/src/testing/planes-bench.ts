import { sql } from 'kysely';
import { guardados, rehacer } from '../control/cierres/cierres.ts';
import type { Db } from '../db/db.ts';
import { openPools } from '../db/db.ts';

/** Subscriptions of the growth, each of another customer; one in four was cancelled. */
const SUSCRIPCIONES = 20_000;
/** Months that the oldest goes back, each paid by a charge of its own. */
const MESES = 30;
const SUS_PLANES = 'Plan de crecimiento %';

/**
 * The subscriptions of customers that are there already, with a charge for each month since they began, some of another price, the units of
 * their present period, and the movements of the days that have ended, as the product keeps them.
 */
export async function growPlanes(databaseUrl: string): Promise<void> {
  const pools = openPools({ url: databaseUrl, max: 2, patience: 3_600_000 });
  try {
    await pools.db.connection().execute(insertPlanes);
  } finally {
    await pools.close();
  }
}

async function insertPlanes(one: Db): Promise<void> {
  await sql`set statement_timeout = 0`.execute(one);
  await sql`set session_replication_role = replica`.execute(one);
  for (const insert of [planes, versiones, suscripciones, cargos, cancelar, beneficios, saldos])
    await insert.execute(one);
  await sql`set session_replication_role = origin`.execute(one);
  await sql`vacuum analyze`.execute(one);
  await one.transaction().execute((tx) => rehacer(tx, guardados.planes, new Date()));
  await sql`vacuum analyze planes_por_dia`.execute(one);
}

const planes = sql`insert into planes (id_plan, nombre, estado, id_version_vigente, precio_mensual, documentos, creado_en, actualizado_en)
  select gen_random_uuid(), 'Plan de crecimiento ' || n, 'publicado', gen_random_uuid(), 5000 * n, 3, now(), now() from generate_series(1, 5) n`;

/** Three prices of each plan, which a subscription goes through every seven months. */
const versiones = sql`insert into versiones_plan (id_version, id_plan, numero, precio_mensual, documentos, publicada_en)
  select case k when 0 then id_version_vigente else gen_random_uuid() end, id_plan, k + 1, precio_mensual + 1000 * k, documentos, now()
  from planes, generate_series(0, 2) k where nombre like ${SUS_PLANES}`;

const alaVez = (vuelta: string) => sql`w.numero = 1 + ${sql.raw(vuelta)} / 7 % 3`;

const suscripciones = sql`insert into suscripciones (id_suscripcion, id_usuario, nombre_plan, periodo, estado, inicio, inicio_periodo, fin_periodo,
    id_plan, id_version, ancla, periodos, vuelta, valor, creada_en, actualizada_en)
  select gen_random_uuid(), u.id_usuario, p.nombre, 'mensual', 'activa', inicio, desde, desde + interval '1 month',
    p.id_plan, w.id_version, inicio, vueltas, vueltas, w.precio_mensual, inicio, now()
  from (select id_usuario, row_number() over (order by id_usuario)::int as n from usuarios where id_rol = 3 limit ${SUSCRIPCIONES}) u
    join (select *, row_number() over (order by precio_mensual) as k from planes where nombre like ${SUS_PLANES}) p on p.k = 1 + u.n % 5,
    lateral (select 1 + u.n % ${MESES} as vueltas) v, versiones_plan w,
    lateral (select now() - (u.n / ${MESES} % 28 + 0.5) * interval '1 day' as desde) d,
    lateral (select desde - (vueltas - 1) * interval '1 month' as inicio) i
  where w.id_plan = p.id_plan and ${alaVez('vueltas')}`;

const cargos = sql`insert into suscripcion_cargos (id_factura, id_suscripcion, clase, estado, vuelta, id_version, periodo, precio, desde, hasta,
    creado_en, aplicado_en)
  select gen_random_uuid(), s.id_suscripcion, case v when 1 then 'alta' else 'renovacion' end, 'aplicado', v, w.id_version, 'mensual',
    w.precio_mensual, desde, desde + interval '1 month', desde, desde
  from suscripciones s, generate_series(1, s.vuelta) v, versiones_plan w, lateral (select s.inicio + (v - 1) * interval '1 month' as desde) d
  where w.id_plan = s.id_plan and ${alaVez('v')}`;

const cancelar = sql`update suscripciones set estado = 'cancelada', cancelada_en = inicio_periodo + (now() - inicio_periodo) / 2
  where vuelta % 4 = 0`;

const beneficios = sql`insert into beneficios (id_beneficio, id_suscripcion, clase, movimiento, cantidad, vuelta, id_factura, posicion, hecho_en)
  select gen_random_uuid(), s.id_suscripcion, 'documento', m.movimiento, m.cantidad, s.vuelta,
    case when m.movimiento = 'otorgado' then null else gen_random_uuid() end, case when m.movimiento = 'otorgado' then null else 1 end, now()
  from suscripciones s, (values ('otorgado', 3), ('reservado', 1), ('consumido', 1)) as m (movimiento, cantidad)`;

const saldos = sql`insert into beneficio_saldos (id_suscripcion, clase, disponible, vuelta, otorgados, usados)
  select id_suscripcion, 'documento', 2, vuelta, 3, 1 from suscripciones`;
