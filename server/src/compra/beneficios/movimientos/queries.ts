import { DAY, estadosCon } from '@fedatario/contract/base';
import { cargosAplicados, DIAS_DE_DEVUELTAS, suscripcionesTerminadas } from '@fedatario/contract/compra';
import { estadosVivosDeCita, maquinaDeCita } from '@fedatario/contract/solicitud';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { words } from '../../../db/words.ts';
import { delTramoPagado } from '../plan/queries.ts';

const terminada = sql`s.estado in (${words(suscripcionesTerminadas)})`;

interface Unidad {
  readonly idBeneficio: string;
  readonly idSuscripcion: string;
  readonly vuelta: number;
  readonly idFactura: string;
  readonly posicion: number;
  readonly now: Date;
}

/** Takes one unit for a line of an order. False when none was left: the caller rolls back. */
export async function takeUnidad(db: Db, unidad: Unidad): Promise<boolean> {
  const { idBeneficio, idSuscripcion, vuelta, idFactura, posicion, now } = unidad;
  const { rows } = await sql`
    with saldo as (
      select id_suscripcion from beneficio_saldos
      where id_suscripcion = ${idSuscripcion} and clase = 'documento' and (disponible is null or disponible > 0) for update)
    insert into beneficios (id_beneficio, id_suscripcion, clase, movimiento, cantidad, vuelta, id_factura, posicion, hecho_en)
    select ${idBeneficio}::uuid, id_suscripcion, 'documento', 'reservado', 1, ${vuelta}::int, ${idFactura}::uuid,
      ${posicion}::smallint, ${now}::timestamptz
    from saldo returning id_beneficio`.execute(db);
  return rows.length === 1;
}

interface Movimiento {
  readonly idFactura: string;
  readonly movimiento: 'consumido' | 'devuelto';
  readonly posicion?: number;
  /** It comes back because of the office. */
  readonly porOficina?: boolean;
  readonly now: Date;
}

/** Notes that the units of an order are spent, or given back; once for each line however often it is asked. */
export async function insertDeReservadas(
  db: Db,
  { idFactura, movimiento, posicion, porOficina = false, now }: Movimiento,
) {
  const { rows } = await sql<Devuelta>`
    insert into beneficios (id_beneficio, id_suscripcion, clase, movimiento, cantidad, vuelta, id_factura, posicion, por_oficina, hecho_en)
    select gen_random_uuid(), id_suscripcion, clase, ${movimiento}, 1, vuelta, id_factura, posicion, ${porOficina}::boolean, ${now}::timestamptz
    from beneficios where id_factura = ${idFactura} and movimiento = 'reservado'
      and (${posicion ?? null}::smallint is null or posicion = ${posicion ?? null}::smallint)
    on conflict (id_factura, posicion, movimiento) where id_factura is not null do nothing
    returning id_beneficio, id_suscripcion, movimiento, por_oficina`.execute(db);
  await insertVencidas(db, rows);
}

interface Devuelta {
  readonly idBeneficio: string;
  readonly idSuscripcion: string;
  readonly movimiento: string;
  readonly porOficina: boolean;
}

/**
 * Notes as over the units that came back when the period that gave them was: they are not one more of the next one. Those that came back
 * because of the office stay, unless their plan was given back, and so do those of a period that a change of plan cut short.
 */
async function insertVencidas(db: Db, movidas: readonly Devuelta[]): Promise<void> {
  const ids = movidas.flatMap(({ movimiento, idBeneficio }) => (movimiento === 'devuelto' ? [idBeneficio] : []));
  if (ids.length === 0) return;
  await sql`
    insert into beneficios (id_beneficio, id_suscripcion, clase, movimiento, cantidad, vuelta, hecho_en)
    select gen_random_uuid(), d.id_suscripcion, d.clase, 'vencido', 1, d.vuelta, d.hecho_en
    from beneficios d join suscripciones s on s.id_suscripcion = d.id_suscripcion
      join beneficio_saldos b on b.id_suscripcion = d.id_suscripcion and b.clase = d.clase and b.disponible is not null
    where d.id_beneficio = any (${ids}::uuid[]) and case
      when d.por_oficina then ${terminada} and ${seDevolvio}
      when ${terminada} then exists (select from beneficios r
        where r.id_suscripcion = d.id_suscripcion and r.movimiento = 'reservado' and r.hecho_en < s.cancelada_en
          and (r.id_cita = d.id_cita or (r.id_factura = d.id_factura and r.posicion = d.posicion)))
      else s.vuelta > d.vuelta and not exists (select from suscripcion_cargos g where g.id_suscripcion = d.id_suscripcion
        and g.vuelta = d.vuelta + 1 and g.clase = 'cambio' and g.estado in (${words(cargosAplicados)})) end`.execute(
    db,
  );
}

/** Whether all the money of the last period of a subscription `s` was given back. */
const seDevolvio = sql`(select bool_and(l.comprometido >= l.total) and sum(l.total) > 0 from ${delTramoPagado('s')})`;

/** Notes as over the units that the office owed of plans that ended, once their days passed. */
export async function insertDebidasVencidas(db: Db, now: Date): Promise<void> {
  const desde = new Date(now.getTime() - DIAS_DE_DEVUELTAS * DAY);
  await sql`
    insert into beneficios (id_beneficio, id_suscripcion, clase, movimiento, cantidad, vuelta, hecho_en)
    select gen_random_uuid(), s.id_suscripcion, b.clase, 'vencido', b.disponible, s.vuelta, ${now}::timestamptz
    from suscripciones s join beneficio_saldos b on b.id_suscripcion = s.id_suscripcion and b.disponible > 0
    where ${terminada} and not exists (select from beneficios o
      where o.id_suscripcion = s.id_suscripcion and o.clase = b.clase and o.por_oficina and o.hecho_en > ${desde}::timestamptz)`.execute(
    db,
  );
}

/** Takes one unit for an appointment. False when none was left: the caller rolls back. */
export async function takeUnidadDeCita(db: Db, unidad: UnidadDeCita): Promise<boolean> {
  const { idBeneficio, idSuscripcion, vuelta, idCita, now } = unidad;
  const { rows } = await sql`
    with saldo as (
      select id_suscripcion from beneficio_saldos
      where id_suscripcion = ${idSuscripcion} and clase = 'cita' and (disponible is null or disponible > 0) for update)
    insert into beneficios (id_beneficio, id_suscripcion, clase, movimiento, cantidad, vuelta, id_cita, hecho_en)
    select ${idBeneficio}::uuid, id_suscripcion, 'cita', 'reservado', 1, ${vuelta}::int, ${idCita}::uuid, ${now}::timestamptz
    from saldo returning id_beneficio`.execute(db);
  return rows.length === 1;
}

interface UnidadDeCita extends Pick<Unidad, 'idBeneficio' | 'idSuscripcion' | 'vuelta' | 'now'> {
  readonly idCita: string;
}

/** Whether an appointment `c` that is over was not had because of the office; what the system cancels was not the office's doing. */
const faltoLaOficina = sql<boolean>`(c.estado in (${words(estadosCon(maquinaDeCita, 'unidad', 'debida'))})
  or c.estado in (${words(estadosCon(maquinaDeCita, 'unidad', 'debidaSiFuePersona'))})
    and (select h.como from cita_historial h where h.id_cita = c.id_cita order by h.orden desc limit 1) <> 'sistema')`;

/**
 * Spends the units of appointments that took place or whose customer did not come, and gives back those of any other that is over: of
 * one appointment, or of all of a customer. Once for each, however often it is asked; a unit that was spent still comes back when the
 * appointment turns out not to have been had because of the notary.
 */
export async function insertDeCitas(
  db: Db,
  de: { readonly idCita: string } | { readonly idUsuario: string },
  now: Date,
): Promise<readonly Devuelta[]> {
  const cuales = 'idCita' in de ? sql`c.id_cita = ${de.idCita}` : sql`c.id_usuario = ${de.idUsuario}`;
  const { rows } = await sql<Devuelta>`
    insert into beneficios (id_beneficio, id_suscripcion, clase, movimiento, cantidad, vuelta, id_cita, por_oficina, hecho_en)
    select gen_random_uuid(), b.id_suscripcion, 'cita', m.movimiento, 1, b.vuelta, b.id_cita, ${faltoLaOficina}, ${now}::timestamptz
    from citas c join beneficios b on b.id_cita = c.id_cita and b.movimiento = 'reservado'
      cross join lateral (select case when c.estado in (${words(estadosCon(maquinaDeCita, 'unidad', 'consumida'))}) then 'consumido' else 'devuelto' end as movimiento) m
    where ${cuales} and c.estado not in (${words(estadosCon(maquinaDeCita, 'unidad', 'reservada'))})
      and not exists (select from beneficios f where f.id_cita = c.id_cita and f.movimiento in ('devuelto', m.movimiento))
    on conflict (id_cita, movimiento) where id_cita is not null do nothing
    returning id_beneficio, id_suscripcion, movimiento, por_oficina`.execute(db);
  await insertVencidas(db, rows);
  return rows;
}

/** Ids of the appointments ahead that units of a subscription pay, from an instant on. */
export async function listCitasDelPlan(db: Db, idSuscripcion: string, desde: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('beneficios as b')
    .innerJoin('citas as c', 'c.idCita', 'b.idCita')
    .select('c.idCita')
    .where('b.idSuscripcion', '=', idSuscripcion)
    .where('b.movimiento', '=', 'reservado')
    .where('c.estado', 'in', estadosVivosDeCita)
    .where('c.inicio', '>=', desde)
    .orderBy('c.idCita')
    .execute();
  return rows.map(({ idCita }) => idCita);
}

/** Appointments ahead that units of a period pay. */
export async function countCitasPorVenir(db: Db, idSuscripcion: string, vuelta: number, now: Date): Promise<number> {
  const { n } = await db
    .selectFrom('beneficios as b')
    .innerJoin('citas as c', 'c.idCita', 'b.idCita')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('b.idSuscripcion', '=', idSuscripcion)
    .where('b.vuelta', '=', vuelta)
    .where('b.movimiento', '=', 'reservado')
    .where('c.estado', 'in', estadosVivosDeCita)
    .where('c.inicio', '>=', now)
    .executeTakeFirstOrThrow();
  return n;
}

/** The customer of an appointment; undefined when it is not there any more. */
export function findClienteDeCita(db: Db, idCita: string) {
  return db.selectFrom('citas').select('idUsuario').where('idCita', '=', idCita).executeTakeFirst();
}

/** A trámite that stopped, with the benefit that paid its line, and whether its customer stopped it. */
export function findDetenida(db: Db, idSolicitud: string) {
  return db
    .selectFrom('solicitudes as s')
    .innerJoin('facturaLineas as l', (join) =>
      join.onRef('l.idFactura', '=', 's.idFactura').onRef('l.posicion', '=', 's.posicion'),
    )
    .select(['s.estado', 's.automatica', 'l.idFactura', 'l.posicion', 'l.beneficio'])
    .select(
      sql<boolean>`((select h.id_usuario from solicitud_historial h
        where h.id_solicitud = s.id_solicitud order by h.orden desc limit 1) is not distinct from s.id_usuario)`.as(
        'porSuCliente',
      ),
    )
    .where('s.idSolicitud', '=', idSolicitud)
    .executeTakeFirst();
}
