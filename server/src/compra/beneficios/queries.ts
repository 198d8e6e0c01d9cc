import type { ClaseDeUnidad } from '@fedatario/contract';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import { fixed } from '../../db/wire/fixed.ts';

interface DeFactura {
  readonly idFactura: string;
}

/** Charges of orders for a plan that wait to be applied, with their subscription as it stands. */
const cargosPendientes = (db: Db) =>
  db
    .selectFrom('suscripcionCargos as g')
    .innerJoin('suscripciones as s', 's.idSuscripcion', 'g.idSuscripcion')
    .innerJoin('versionesPlan as v', 'v.idVersion', 'g.idVersion')
    .innerJoin('planes as p', 'p.idPlan', 'v.idPlan')
    .innerJoin('facturas as f', 'f.idFactura', 'g.idFactura')
    .select([
      'g.idFactura',
      'g.idSuscripcion',
      'g.clase',
      'g.vuelta',
      'g.idVersion',
      'g.periodo',
      'g.precio',
      'g.desde',
    ])
    .select(['v.documentos', 'v.citas', 'p.idPlan', 'p.nombre', 'f.total'])
    .where('g.estado', '=', 'pendiente');

/** The charge that an order for a plan pays for; nothing for an order of documents. */
export const selectCargo = fixed((db, { idFactura }: DeFactura) =>
  cargosPendientes(db).where('g.idFactura', '=', idFactura),
);

/** The change of plan that a subscription waits to be paid. */
export function findCambioPendiente(db: Db, idSuscripcion: string) {
  return cargosPendientes(db)
    .where('g.idSuscripcion', '=', idSuscripcion)
    .where('g.clase', '=', 'cambio')
    .executeTakeFirst();
}

export type CargoRow = Awaited<ReturnType<typeof selectCargo.rows>>[number];

export async function insertSuscripcion(db: Db, row: Insertable<DB['suscripciones']>): Promise<void> {
  await db.insertInto('suscripciones').values(row).execute();
}

/** A subscription of anybody's, locked until this transaction ends. */
export function lockSuscripcion(db: Db, idSuscripcion: string) {
  return db
    .selectFrom('suscripciones')
    .selectAll()
    .where('idSuscripcion', '=', idSuscripcion)
    .forUpdate()
    .executeTakeFirst();
}

export type SuscripcionRow = NonNullable<Awaited<ReturnType<typeof lockSuscripcion>>>;

export async function updateSuscripcion(
  db: Db,
  idSuscripcion: string,
  values: Updateable<DB['suscripciones']>,
): Promise<void> {
  await db
    .updateTable('suscripciones')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
    .where('idSuscripcion', '=', idSuscripcion)
    .execute();
}

export async function insertCargo(db: Db, row: Insertable<DB['suscripcionCargos']>): Promise<void> {
  await db.insertInto('suscripcionCargos').values(row).execute();
}

export async function updateCargo(db: Db, idFactura: string, values: Updateable<DB['suscripcionCargos']>) {
  await db.updateTable('suscripcionCargos').set(values).where('idFactura', '=', idFactura).execute();
}

export async function insertBeneficio(db: Db, row: Insertable<DB['beneficios']>): Promise<void> {
  await db.insertInto('beneficios').values(row).execute();
}

/** Units of a kind that may be reserved; null has no limit, undefined before any was given. */
export async function lockSaldo(
  db: Db,
  idSuscripcion: string,
  clase: ClaseDeUnidad,
): Promise<number | null | undefined> {
  const row = await db
    .selectFrom('beneficioSaldos')
    .select('disponible')
    .where('idSuscripcion', '=', idSuscripcion)
    .where('clase', '=', clase)
    .forUpdate()
    .executeTakeFirst();
  return row?.disponible;
}

/** Units of a kind of a subscription: available, where null has no limit, and reserved or spent in a period and not given back. */
export async function sumUnidades(db: Db, idSuscripcion: string, vuelta: number, clase: ClaseDeUnidad) {
  const suyas = sql`id_suscripcion = ${idSuscripcion} and clase = ${clase}`;
  const { rows } = await sql<{ disponibles: number | null; usados: number; regalados: number }>`
    select case when exists (select from beneficio_saldos where ${suyas})
        then (select disponible from beneficio_saldos where ${suyas}) else 0 end as disponibles,
      (select count(*) filter (where movimiento = 'reservado') - count(*) filter (where movimiento = 'devuelto')
        from beneficios where ${suyas} and vuelta = ${vuelta})::int as usados,
      (select coalesce(sum(cantidad), 0) from beneficios where ${suyas} and vuelta = ${vuelta}
        and movimiento = 'otorgado' and id_usuario is not null)::int as regalados`.execute(db);
  return rows[0] ?? { disponibles: 0, usados: 0, regalados: 0 };
}

/** The plan of a customer as their purchases see it, as one value of any statement; null without one. */
export interface PlanDeCliente {
  readonly idSuscripcion: string;
  readonly nombre: string;
  readonly estado: string;
  readonly finPeriodo: string;
  readonly enMoraDesde: string | null;
  readonly vuelta: number;
  readonly descuento: number;
  readonly categorias: readonly string[];
  /** Units of the kind that was asked for that may be reserved; null has no limit. */
  readonly disponible: number | null;
  /** Its terms give units of that kind. */
  readonly da: boolean;
}

export function planDe(idUsuario: RawBuilder<unknown>, clase: ClaseDeUnidad = 'documento') {
  return sql<PlanDeCliente | null>`(select json_build_object('idSuscripcion', s.id_suscripcion, 'nombre', s.nombre_plan,
      'estado', s.estado, 'finPeriodo', s.fin_periodo, 'enMoraDesde', s.en_mora_desde, 'vuelta', s.vuelta, 'descuento', w.descuento, 'categorias', w.categorias,
      'disponible', case when b.id_suscripcion is null then 0 else b.disponible end,
      'da', case when ${clase} = 'cita' then w.citas else w.documentos end is distinct from 0)
    from suscripciones s join versiones_plan w on w.id_version = s.id_version
    left join beneficio_saldos b on b.id_suscripcion = s.id_suscripcion and b.clase = ${clase}
    where s.id_usuario = ${idUsuario} and s.estado in ('activa', 'enMora', 'cambioProgramado', 'cancelacionProgramada'))`;
}

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

interface Movimiento extends DeFactura {
  readonly movimiento: 'consumido' | 'devuelto';
  readonly posicion?: number;
  readonly motivo?: string | null;
  readonly now: Date;
}

/** Notes that the units of an order are spent, or given back; once for each line however often it is asked. */
export async function insertDeReservadas(db: Db, { idFactura, movimiento, posicion, motivo = null, now }: Movimiento) {
  await sql`
    insert into beneficios (id_beneficio, id_suscripcion, clase, movimiento, cantidad, vuelta, id_factura, posicion, motivo, hecho_en)
    select gen_random_uuid(), id_suscripcion, clase, ${movimiento}, 1, vuelta, id_factura, posicion, ${motivo}::text, ${now}::timestamptz
    from beneficios where id_factura = ${idFactura} and movimiento = 'reservado'
      and (${posicion ?? null}::smallint is null or posicion = ${posicion ?? null}::smallint)
    on conflict (id_factura, posicion, movimiento) where id_factura is not null do nothing`.execute(db);
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

/**
 * Spends the units of appointments that took place or whose customer did not come, and gives back those of any other that is over: of
 * one appointment, or of all of a customer. Once for each, however often it is asked.
 */
export async function insertDeCitas(
  db: Db,
  de: { readonly idCita: string } | { readonly idUsuario: string },
  now: Date,
) {
  const cuales = 'idCita' in de ? sql`c.id_cita = ${de.idCita}` : sql`c.id_usuario = ${de.idUsuario}`;
  await sql`
    insert into beneficios (id_beneficio, id_suscripcion, clase, movimiento, cantidad, vuelta, id_cita, hecho_en)
    select gen_random_uuid(), b.id_suscripcion, 'cita',
      case when c.estado in ('realizada', 'noAsistioCliente') then 'consumido' else 'devuelto' end, 1, b.vuelta, b.id_cita,
      ${now}::timestamptz
    from citas c join beneficios b on b.id_cita = c.id_cita and b.movimiento = 'reservado'
    where ${cuales} and c.estado not in ('retenida', 'solicitada', 'confirmada')
      and not exists (select from beneficios f where f.id_cita = c.id_cita and f.movimiento <> 'reservado')
    on conflict (id_cita, (movimiento = 'reservado')) where id_cita is not null do nothing`.execute(db);
}

/** The customer of an appointment; undefined when it is not there any more. */
export function findClienteDeCita(db: Db, idCita: string) {
  return db.selectFrom('citas').select('idUsuario').where('idCita', '=', idCita).executeTakeFirst();
}

/** The plan of a customer as their appointments see it; null without one. */
export async function readPlanConCitas(db: Db, idUsuario: string): Promise<PlanDeCliente | null> {
  const { rows } = await sql<{
    plan: PlanDeCliente | null;
  }>`select ${planDe(sql`${idUsuario}::uuid`, 'cita')} as plan`.execute(db);
  return rows[0]?.plan ?? null;
}

/** A trámite that stopped, with the benefit that paid its line. */
export function findDetenida(db: Db, idSolicitud: string) {
  return db
    .selectFrom('solicitudes as s')
    .innerJoin('facturaLineas as l', (join) =>
      join.onRef('l.idFactura', '=', 's.idFactura').onRef('l.posicion', '=', 's.posicion'),
    )
    .select(['s.estado', 's.automatica', 'l.idFactura', 'l.posicion', 'l.beneficio'])
    .where('s.idSolicitud', '=', idSolicitud)
    .executeTakeFirst();
}
