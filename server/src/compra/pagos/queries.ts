import {
  comprobantesPorRevisar,
  type EstadoPago,
  estadosPagoCobrado,
  estadosPagoVivo,
} from '@fedatario/contract/compra';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import { fixed } from '../../db/wire/fixed.ts';
import { words } from '../../db/words.ts';
import { tokenDe } from './tarjetas/queries.ts';

/** Does nothing when the order has a live payment already, or this very one. */
export const insertPagoLater = fixed((db, row: Insertable<DB['pagos']>) =>
  db
    .insertInto('pagos')
    .values(row)
    .onConflict((conflict) => conflict.doNothing()),
).later;

/** A payment with its invoice, both held until this transaction ends, the invoice first as everywhere. */
export async function lockPago(db: Db, idPago: string) {
  return toPago(await lockConFactura.rows(db, { idPago }));
}

export function toPago([row]: Awaited<ReturnType<typeof lockConFactura.rows>>) {
  return row;
}

export const lockConFactura = fixed((db, { idPago }: { idPago: string }) =>
  db
    .selectFrom('facturas as f')
    .innerJoin('pagos as p', 'p.idFactura', 'f.idFactura')
    .selectAll('p')
    .select(['f.idUsuario', 'f.codigo', 'f.gastosDe', 'f.estado as estadoFactura'])
    .where('p.idPago', '=', idPago)
    .forUpdate(['f', 'p']),
);

export type PagoRow = NonNullable<ReturnType<typeof toPago>>;

export const updatePagoLater = fixed((db, { idPago, ...values }: Updateable<DB['pagos']> & { idPago: string }) =>
  db.updateTable('pagos').set(values).where('idPago', '=', idPago),
).later;

/** The data needed to ask the provider for a payment. */
export async function findCobrable(db: Db, idPago: string) {
  const [row] = await deCobro.rows(db, { idPago });
  if (!row) return undefined;
  const { tokenCifrado: _, ...rest } = row;
  const tarjeta = tokenDe(row);
  return { ...rest, estado: row.estado, metodo: row.metodo, tarjeta };
}

const deCobro = fixed((db, { idPago }: { idPago: string }) =>
  db
    .selectFrom('pagos as p')
    .innerJoin('facturas as f', 'f.idFactura', 'p.idFactura')
    .innerJoin('usuarios as u', 'u.idUsuario', 'f.idUsuario')
    .leftJoin('formasPago as t', 't.idFormaPago', 'p.idFormaPago')
    .leftJoin('clientesPago as c', (join) =>
      join.onRef('c.idUsuario', '=', 'f.idUsuario').onRef('c.proveedor', '=', 'p.proveedor'),
    )
    .select([
      'p.idPago',
      'p.idFactura',
      'p.estado',
      'p.metodo',
      'p.proveedor',
      'p.monto',
      'p.recordar',
      'p.idFormaPago',
    ])
    .select(['p.referencia', 'p.creadoEn', 'p.actualizadoEn', 'f.referencia as pedido', 'f.moneda', 'f.idUsuario'])
    .select(['u.email', 'u.nombreCompleto', 'u.idioma', 'c.referencia as cliente', 't.tokenCifrado'])
    .where('p.idPago', '=', idPago),
);

export type Cobrable = NonNullable<Awaited<ReturnType<typeof findCobrable>>>;

/** Whoever comes first may send a payment to its provider. From then on its outcome is unknown, whatever happens to the sender. */
export async function takePorEnviar(db: Db, idPago: string, now: Date): Promise<boolean> {
  const rows = await db
    .updateTable('pagos')
    .set({ estado: 'incierto', actualizadoEn: now })
    .where('idPago', '=', idPago)
    .where('estado', '=', 'iniciado')
    .returning('idPago')
    .execute();
  return rows.length === 1;
}

/** Gives a payment that surely did not leave back, to be sent again. */
export async function markSinEnviar(db: Db, idPago: string): Promise<void> {
  await db
    .updateTable('pagos')
    .set({ estado: 'iniciado' })
    .where('idPago', '=', idPago)
    .where('estado', '=', 'incierto')
    .where('referencia', 'is', null)
    .execute();
}

/** The payment of an order whose outcome is still open. */
export async function findVivo(db: Db, idFactura: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('pagos')
    .select('idPago')
    .where('idFactura', '=', idFactura)
    .where('estado', 'in', estadosPagoVivo)
    .executeTakeFirst();
  return row?.idPago;
}

export async function findPorClave(db: Db, idFactura: string, clave: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('pagos')
    .select('idPago')
    .where('idFactura', '=', idFactura)
    .where('clave', '=', clave)
    .executeTakeFirst();
  return row?.idPago;
}

/** A notice of the provider, with how it names the payment: by the mark that we gave it, or without one by its own names. */
export interface Aviso extends Evento {
  readonly idPago: string | undefined;
  readonly intento: string;
  /** Whether it says how the payment ended. */
  readonly final: boolean;
}

/** The payment that a notice concerns. A notice without news is noted in the same statement and has no effect. */
export async function findPorAviso(db: Db, aviso: Aviso) {
  const [row] = await porAviso.rows(db, aviso);
  return row;
}

const porAviso = fixed(
  (_, { idPago, intento, final, ...evento }: Aviso) => sql<PagoConocido>`
    with pago as (
      select id_pago, id_factura, estado, referencia, intento from pagos
      where proveedor = ${evento.proveedor}
        and ${idPago === undefined ? sql`(referencia = ${evento.referencia} or intento = ${intento})` : sql`id_pago = ${idPago}`}),
    anotado as (
      insert into eventos_pago (proveedor, id_evento, tipo, referencia, recibido_en)
      select ${evento.proveedor}, ${evento.idEvento}, ${evento.tipo}, ${evento.referencia}, ${evento.recibidoEn}::timestamptz
      where not (${final}::boolean and exists (select from pago where estado not in (${words(estadosPagoCobrado)})))
      on conflict do nothing)
    select * from pago`,
);

interface PagoConocido {
  readonly idPago: string;
  readonly idFactura: string;
  readonly estado: EstadoPago;
  readonly referencia: string | null;
  readonly intento: string | null;
}

/** The payment that paid an invoice: refunds go back on it. */
export async function findAplicado(db: Db, idFactura: string) {
  return db
    .selectFrom('pagos')
    .select(['idPago', 'metodo', 'proveedor', 'intento', 'monto', 'creadoEn'])
    .where('idFactura', '=', idFactura)
    .where('aplicado', '=', true)
    .executeTakeFirst();
}

/** Adds an amount that the provider refunded of a payment. */
export async function updateDevuelto(db: Db, idPago: string, monto: number, now: Date): Promise<void> {
  await db
    .updateTable('pagos')
    .set((eb) => ({ devuelto: eb('devuelto', '+', monto), actualizadoEn: now }))
    .where('idPago', '=', idPago)
    .execute();
}

/** Whether the receipt of a transfer waits for staff: until they answer, the order is neither paid otherwise nor given up. */
export async function hasComprobanteEnRevision(db: Db, idFactura: string): Promise<boolean> {
  const row = await db
    .selectFrom('comprobantes')
    .select('idComprobante')
    .where('idFactura', '=', idFactura)
    .where('estado', 'in', comprobantesPorRevisar)
    .executeTakeFirst();
  return row !== undefined;
}

/** The transfer that an order waits for. */
export async function findTransferencia(db: Db, idFactura: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('pagos')
    .select('idPago')
    .where('idFactura', '=', idFactura)
    .where('metodo', '=', 'transferencia')
    .where('estado', 'in', estadosPagoVivo)
    .executeTakeFirst();
  return row?.idPago;
}

/** Card payments without news for a while. */
export async function findPorPreguntar(db: Db, antesDe: Date, limite: number) {
  return db
    .selectFrom('pagos')
    .select(['idPago', 'idFactura'])
    .where('metodo', '=', 'tarjeta')
    .where('estado', 'in', estadosPagoVivo)
    .where('actualizadoEn', '<', antesDe)
    .orderBy('actualizadoEn')
    .limit(limite)
    .execute();
}

type Evento = Insertable<DB['eventosPago']>;

/** False when the provider had told it before. */
export async function insertEvento(
  db: Db,
  { proveedor, idEvento, tipo, referencia, recibidoEn }: Evento,
): Promise<boolean> {
  const rows = await db
    .insertInto('eventosPago')
    .values({ proveedor, idEvento, tipo, referencia, recibidoEn })
    .onConflict((conflict) => conflict.doNothing())
    .returning('idEvento')
    .execute();
  return rows.length === 1;
}

export async function deleteEventos(db: Db, antesDe: Date): Promise<void> {
  await db.deleteFrom('eventosPago').where('recibidoEn', '<', antesDe).execute();
}

/** The charge that a refund goes back on. */
export async function findCobrado(db: Db, idPago: string) {
  return db
    .selectFrom('pagos')
    .select(['proveedor', 'intento', 'monto as cobrado'])
    .where('idPago', '=', idPago)
    .executeTakeFirst();
}
