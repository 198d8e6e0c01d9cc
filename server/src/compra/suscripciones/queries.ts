import {
  estadosPagoRechazado,
  facturasPorPagar,
  type Suscripcion,
  suscripcionesTerminadas,
} from '@fedatario/contract/compra';
import { estadosPedidosDeCita } from '@fedatario/contract/solicitud';
import { type SqlBool, sql } from 'kysely';
import { visiblePara } from '../../casa/clientela/clientela.ts';
import type { Db } from '../../db/db.ts';
import { words } from '../../db/words.ts';
import type { Actor } from '../../http/route.ts';
import { enDevolucion, facturaEnDevolucion } from '../beneficios/beneficios.ts';
import { devueltoDe } from './pagado/queries.ts';

/** The subscription of a person whom the actor may see. Undefined when there is none such. */
export async function findVisible(db: Db, actor: Actor, id: string) {
  return db
    .selectFrom('usuarios')
    .leftJoin('suscripciones', (join) =>
      join
        .onRef('suscripciones.idUsuario', '=', 'usuarios.idUsuario')
        .on('suscripciones.estado', 'not in', suscripcionesTerminadas),
    )
    .select(['idSuscripcion', 'nombrePlan', 'periodo', 'estado', 'inicio', 'finPeriodo', 'renovar'])
    .where('usuarios.idUsuario', '=', id)
    .where(visiblePara(actor, 'usuarios.id_usuario'))
    .executeTakeFirst();
}

export function toSuscripcion(row: NonNullable<Awaited<ReturnType<typeof findVisible>>>): Suscripcion | null {
  const { idSuscripcion, inicio, finPeriodo } = row;
  if (!idSuscripcion || !inicio || !finPeriodo) return null;
  return { ...row, inicio: inicio.toISOString(), finPeriodo: finPeriodo.toISOString() } as Suscripcion;
}

/** The subscription of a customer that is not over, with the terms it has and those it will renew with. */
export function findPropia(db: Db, idUsuario: string) {
  return db
    .selectFrom('suscripciones as s')
    .innerJoin('versionesPlan as v', 'v.idVersion', 's.idVersion')
    .leftJoin('versionesPlan as w', 'w.idVersion', 's.idVersionSiguiente')
    .leftJoin('planes as q', 'q.idPlan', 'w.idPlan')
    .selectAll('s')
    .select(['v.documentos', 'v.citas', 'v.descuento', 'v.precioMensual', 'v.precioAnual'])
    .select(['w.precioMensual as mensualSiguiente', 'w.precioAnual as anualSiguiente', 'q.nombre as planSiguiente'])
    .select(enDevolucion('s').as('enDevolucion'))
    .select(facturaEnDevolucion('s').as('facturaEnDevolucion'))
    .select(devueltoDe('s').as('devuelto'))
    .select(
      sql<string[]>`array(select c.nombre from categorias c where c.id_categoria = any(v.categorias)
        order by c.orden, c.nombre)`.as('categorias'),
    )
    .where('s.idUsuario', '=', idUsuario)
    .where('s.estado', 'not in', suscripcionesTerminadas)
    .executeTakeFirst();
}

export type PropiaRow = NonNullable<Awaited<ReturnType<typeof findPropia>>>;

/** The order for a plan that a subscription waits for. */
export function findPedidoPendiente(db: Db, idSuscripcion: string) {
  return db
    .selectFrom('suscripcionCargos as g')
    .innerJoin('facturas as f', 'f.idFactura', 'g.idFactura')
    .select(['f.idFactura', 'f.total', 'f.metodo', 'f.venceEn', 'f.moneda', 'f.referencia', 'g.clase'])
    .where('g.idSuscripcion', '=', idSuscripcion)
    .where('g.estado', '=', 'pendiente')
    .where('f.estado', 'in', facturasPorPagar)
    .executeTakeFirst();
}

/** The charge of a plan that an invoice paid, once it was applied. */
export function findCargoAplicado(db: Db, idFactura: string) {
  return db
    .selectFrom('suscripcionCargos')
    .select(['idSuscripcion', 'vuelta', 'clase', 'aplicadoEn'])
    .where('idFactura', '=', idFactura)
    .where('estado', '=', 'aplicado')
    .executeTakeFirst();
}

/** Whether the percentage of a plan lowered a purchase that was paid since then, or one that may still be paid. */
export async function hasDescuentoUsado(db: Db, idSuscripcion: string, desde: Date): Promise<boolean> {
  const row = await db
    .selectFrom('facturaLineas as l')
    .innerJoin('facturas as f', 'f.idFactura', 'l.idFactura')
    .select('l.posicion')
    .where('l.idSuscripcion', '=', idSuscripcion)
    .where('l.beneficio', '=', 'descuento')
    .where(({ or, eb }) =>
      or([
        eb('f.pagadaEn', '>=', desde),
        eb.and([eb('f.estado', 'in', facturasPorPagar), eb('f.creadaEn', '>=', desde)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Documents that a customer paid for and kept, with the price that a plan would lower; `pagado` without what their own plan took off. */
export function listComprados(db: Db, idUsuario: string, desde: Date) {
  return db
    .selectFrom('facturaLineas as l')
    .innerJoin('facturas as f', 'f.idFactura', 'l.idFactura')
    .innerJoin('productos as p', 'p.idProducto', 'l.idProducto')
    .innerJoin('categorias as c', 'c.idCategoria', 'p.idCategoria')
    .select(['f.pagadaEn', 'l.precio', 'l.total as cobrado', 'c.slug as categoria'])
    .select(sql<number>`case when l.beneficio is null then l.total else l.precio end`.as('pagado'))
    .where('f.idUsuario', '=', idUsuario)
    .where('f.pagadaEn', '>=', desde)
    .where('p.tipo', '=', 'documento')
    .where('l.precio', '>', 0)
    .where(sql<boolean>`l.comprometido < greatest(l.total, 1)`)
    .execute();
}

/** Centavos that a customer paid for periods of plans, without what was given back. */
export async function sumPeriodosPagados(db: Db, idUsuario: string, desde: Date): Promise<number> {
  const { total } = await db
    .selectFrom('facturaLineas as l')
    .innerJoin('facturas as f', 'f.idFactura', 'l.idFactura')
    .select(sql<number>`coalesce(sum(l.total - l.comprometido), 0)::int`.as('total'))
    .where('f.idUsuario', '=', idUsuario)
    .where('f.pagadaEn', '>=', desde)
    .where('l.tipo', '=', 'plan')
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * The kept card that renewals are charged to: the one the customer chose first, unless their plan's last charge to it was refused and
 * there is another. `proveedor`: only those that it can charge.
 */
export function findTarjeta(db: Db, idUsuario: string, proveedor?: string) {
  return db
    .selectFrom('formasPago')
    .select(['idFormaPago', 'marca', 'ultimosCuatro'])
    .where('idUsuario', '=', idUsuario)
    .$if(proveedor !== undefined, (query) => query.where('proveedor', '=', proveedor ?? ''))
    .where('tokenCifrado', 'is not', null)
    .orderBy(
      sql`(select p.estado in (${words(estadosPagoRechazado)}) from suscripciones s
        join suscripcion_cargos g on g.id_suscripcion = s.id_suscripcion
        join pagos p on p.id_factura = g.id_factura and p.id_forma_pago = formas_pago.id_forma_pago
        where s.id_usuario = ${idUsuario} and s.estado not in (${words(suscripcionesTerminadas)}) order by p.id_pago desc limit 1) is true`,
    )
    .orderBy('predeterminada', 'desc')
    .orderBy('idFormaPago', 'desc')
    .executeTakeFirst();
}

/** Whether a customer ever had a plan that was paid for. */
export async function hasTenido(db: Db, idUsuario: string): Promise<boolean> {
  const row = await db
    .selectFrom('suscripciones')
    .select('idSuscripcion')
    .where('idUsuario', '=', idUsuario)
    .where('vuelta', '>', 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** The buyer of the customer's last order, the last one who was identified, and their profile. */
export function findComprador(db: Db, idUsuario: string) {
  return db
    .selectFrom('usuarios as u')
    .select(['u.nit', 'u.nombreCompleto', 'u.direccion'])
    .select(
      sql<unknown>`(select f.receptor from facturas f where f.id_usuario = u.id_usuario
        order by f.id_factura desc limit 1)`.as('receptor'),
    )
    .select(
      sql<unknown>`(select f.receptor from facturas f where f.id_usuario = u.id_usuario and f.receptor ->> 'tipo' <> 'CF'
        order by f.id_factura desc limit 1)`.as('identificado'),
    )
    .where('u.idUsuario', '=', idUsuario)
    .executeTakeFirst();
}

/** Takes the customer, so that two tabs subscribe one after the other. */
export async function lockCliente(db: Db, idUsuario: string): Promise<void> {
  await db.selectFrom('usuarios').select('idUsuario').where('idUsuario', '=', idUsuario).forNoKeyUpdate().execute();
}

interface Libro {
  readonly de: { readonly idUsuario: string } | { readonly idSuscripcion: string };
  /** The row after which the page begins. */
  readonly despuesDe?: readonly [instante: number, idBeneficio: string] | undefined;
  readonly limite: number;
}

/** Rows of the ledger of units, the newest first. */
export function listLibro(db: Db, { de, despuesDe, limite }: Libro) {
  const [instante = 0, id = null] = despuesDe ?? [];
  return (
    db
      .selectFrom('beneficios as b')
      .innerJoin('suscripciones as s', 's.idSuscripcion', 'b.idSuscripcion')
      .leftJoin('facturaLineas as l', (join) =>
        join.onRef('l.idFactura', '=', 'b.idFactura').onRef('l.posicion', '=', 'b.posicion'),
      )
      .leftJoin('citas as c', 'c.idCita', 'b.idCita')
      .select(['b.idBeneficio', 'b.clase', 'b.movimiento', 'b.cantidad', 'b.ilimitado', 'b.motivo', 'b.idFactura'])
      .select(['b.hechoEn', 'l.nombre as documento', 'c.inicio as citaDesde', 'c.fin as citaHasta', 'c.zona'])
      // An hour that was kept and never asked for took and gave back its unit.
      .where(sql<SqlBool>`(c.estado is null or c.estado = any(${estadosPedidosDeCita}))`)
      .where(({ eb }) =>
        'idUsuario' in de ? eb('s.idUsuario', '=', de.idUsuario) : eb('s.idSuscripcion', '=', de.idSuscripcion),
      )
      .$if(despuesDe !== undefined, (query) =>
        query.where(sql<SqlBool>`(b.hecho_en, b.id_beneficio) < (${new Date(instante)}::timestamptz, ${id}::uuid)`),
      )
      .orderBy('b.hechoEn', 'desc')
      .orderBy('b.idBeneficio', 'desc')
      .limit(limite)
      .execute()
  );
}

export type MovimientoRow = Awaited<ReturnType<typeof listLibro>>[number];

/** Whether a change of plan was paid since. */
export async function hasCambioDesde(db: Db, idSuscripcion: string, desde: Date): Promise<boolean> {
  const row = await db
    .selectFrom('suscripcionCargos')
    .select('idFactura')
    .where('idSuscripcion', '=', idSuscripcion)
    .where('clase', '=', 'cambio')
    .where('estado', '=', 'aplicado')
    .where('aplicadoEn', '>=', desde)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a unit of that period was taken since, also one that came back. */
export async function hasReservaDesde(db: Db, idSuscripcion: string, vuelta: number, desde: Date): Promise<boolean> {
  const row = await db
    .selectFrom('beneficios')
    .select('idBeneficio')
    .where('idSuscripcion', '=', idSuscripcion)
    .where('vuelta', '=', vuelta)
    .where('movimiento', '=', 'reservado')
    .where('hechoEn', '>=', desde)
    .executeTakeFirst();
  return row !== undefined;
}
