import type { Compra, FacturaDetalle, MetodoElegido } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/db.ts';
import {
  abandonarFactura,
  type FacturaRow,
  hacerPedido,
  leerFactura,
  lockFactura,
  pagarFactura,
  prorrogarFactura,
} from '../facturas/facturas.ts';
import { AppError, invalidField } from '../http/errors.ts';
import type { Actor, OutsideContext } from '../http/route.ts';
import { type Caja, cerrar, cobrar, preguntar } from './cobro.ts';
import {
  type Cobrable,
  findCobrable,
  findPorClave,
  findVivo,
  hasComprobanteEnRevision,
  insertPago,
} from './queries.ts';
import { findTarjeta } from './tarjetas/queries.ts';

type Request = OutsideContext<'adminCliente'>;
type Metodo = MetodoElegido;

/** Makes the order and begins its payment: one order and one charge, however often the same request comes. */
export async function comprar(caja: Caja, request: Request, compra: Compra): Promise<FacturaDetalle> {
  const { actor, transact, now } = request;
  const clave = claveDe(request);
  const { idFactura, cobrable } = await transact(async (db) => {
    const hecho = await hacerPedido(db, { idUsuario: actor.idUsuario, clave, compra, now });
    const cobrable = await primerPago(db, caja, { actor, now }, { ...hecho, clave, elegido: compra.metodo });
    return { idFactura: hecho.idFactura, cobrable };
  });
  await cobrar(caja, request, cobrable);
  return leer(request, idFactura);
}

/** Pays an order that waits, with the same method or another; a try that is still open is closed first. */
export async function pagarDeNuevo(
  caja: Caja,
  request: Request,
  idFactura: string,
  metodo: Metodo,
): Promise<FacturaDetalle> {
  const { actor, transact, now } = request;
  const antes = await leer(request, idFactura);
  const clave = claveDe(request);
  const mismo = await transact((db) => findPorClave(db, idFactura, clave));
  if (!mismo) await cerrarVivo(caja, request, idFactura);
  const cobrable = await transact((db) =>
    mismo
      ? findCobrable(db, mismo)
      : otroPago(db, caja, { actor, now }, { idFactura, clave, monto: antes.total, metodo }),
  );
  await cobrar(caja, request, cobrable);
  return leer(request, idFactura);
}

/** How a payment ended, asked of the provider when the person comes back from its page. */
export async function comprobar(caja: Caja, request: Request, idFactura: string): Promise<FacturaDetalle> {
  await leer(request, idFactura);
  const idPago = await request.transact((db) => findVivo(db, idFactura));
  if (idPago) await preguntar(caja, request, idPago);
  return leer(request, idFactura);
}

/** Gives up an order of hers that was not paid. */
export async function anular(caja: Caja, request: Request, idFactura: string): Promise<FacturaDetalle> {
  await leer(request, idFactura);
  await cerrarVivo(caja, request, idFactura);
  await request.transact(async (db) => {
    const factura = await pendiente(db, idFactura);
    if (!factura) throw new AppError('estado-no-permite');
    await abandonarFactura(db, factura, 'anulada', request.now);
  });
  return leer(request, idFactura);
}

/** Closes the live payment of an order. Refuses while nobody knows how it ends. */
export async function cerrarVivo(caja: Caja, ask: Pick<Request, 'transact' | 'now'>, idFactura: string): Promise<void> {
  const vivo = await ask.transact(async (db) => {
    await exigirSinComprobante(db, idFactura);
    return findVivo(db, idFactura);
  });
  if (!vivo) return;
  await cerrar(caja, ask, vivo);
  if (await ask.transact((db) => findVivo(db, idFactura))) throw new AppError('pago-en-curso', { espera: 10 });
}

async function pendiente(db: Db, idFactura: string): Promise<FacturaRow | undefined> {
  const factura = await lockFactura(db, idFactura);
  await exigirSinComprobante(db, idFactura);
  return factura?.estado === 'pendientePago' ? factura : undefined;
}

/** What she says she transferred is looked at before the order is paid otherwise or given up. */
async function exigirSinComprobante(db: Db, idFactura: string): Promise<void> {
  if (await hasComprobanteEnRevision(db, idFactura)) throw new AppError('comprobante-en-revision');
}

interface Quien {
  readonly actor: Actor;
  readonly now: Date;
}

/** The payment that an order begins with; none when it is paid already. */
async function primerPago(
  db: Db,
  caja: Caja,
  quien: Quien,
  { idFactura, nuevo, metodo, total: monto, clave, elegido }: Pedido & { clave: string; elegido: Metodo },
): Promise<Cobrable | undefined> {
  if (!nuevo) {
    const idPago = await findPorClave(db, idFactura, clave);
    return idPago === undefined ? undefined : findCobrable(db, idPago);
  }
  if (metodo === 'sinCosto') return regalar(db, { idFactura, clave, now: quien.now });
  return abrirPago(db, caja, quien, { idFactura, clave, monto, metodo: elegido });
}

async function otroPago(db: Db, caja: Caja, quien: Quien, pedido: PagoPedido): Promise<Cobrable | undefined> {
  const factura = await pendiente(db, pedido.idFactura);
  if (!factura) return undefined;
  const metodo = pedido.metodo.tipo === 'transferencia' ? 'transferencia' : 'tarjeta';
  await prorrogarFactura(db, factura, metodo, quien.now);
  return abrirPago(db, caja, quien, pedido);
}

type Pedido = Awaited<ReturnType<typeof hacerPedido>>;

interface PagoPedido {
  readonly idFactura: string;
  readonly clave: string;
  readonly monto: number;
  readonly metodo: Metodo;
}

async function abrirPago(
  db: Db,
  { payments }: Caja,
  { actor, now }: Quien,
  { idFactura, clave, monto, metodo }: PagoPedido,
): Promise<Cobrable> {
  const idPago = uuidv7();
  const guardada = metodo.tipo === 'tarjetaGuardada' && (await findTarjeta(db, actor.idUsuario, metodo.idFormaPago));
  if (guardada === undefined) throw invalidField('metodo.idFormaPago', 'opcion');
  const row = {
    ...{ idPago, idFactura, clave, monto, estado: 'iniciado', creadoEn: now, actualizadoEn: now },
    metodo: metodo.tipo === 'transferencia' ? 'transferencia' : 'tarjeta',
    proveedor: metodo.tipo === 'transferencia' ? 'banco' : payments.codigo,
    recordar: metodo.tipo === 'tarjetaNueva' && metodo.recordar,
    ...(guardada && {
      idFormaPago: guardada.idFormaPago,
      marca: guardada.marca,
      ultimosCuatro: guardada.ultimosCuatro,
    }),
  };
  await insertPago(db, row);
  const cobrable = await findCobrable(db, idPago);
  if (!cobrable) throw new AppError('pago-en-curso', { espera: 10 });
  return cobrable;
}

/** An order that a code paid whole needs nobody's money. */
async function regalar(db: Db, { idFactura, clave, now }: { idFactura: string; clave: string; now: Date }) {
  const factura = await pendiente(db, idFactura);
  if (!factura) return undefined;
  const fechas = { creadoEn: now, actualizadoEn: now };
  const pago = { idPago: uuidv7(), idFactura, clave, metodo: 'sinCosto', proveedor: 'ninguno', monto: 0 };
  await insertPago(db, { ...pago, ...fechas, estado: 'capturado', aplicado: true });
  await pagarFactura(db, factura, now);
  return undefined;
}

function leer({ db, actor }: Request, idFactura: string): Promise<FacturaDetalle> {
  return leerFactura({ db, actor }, idFactura);
}

function claveDe({ idempotencyKey }: Request): string {
  if (!idempotencyKey) throw new AppError('clave-idempotencia-requerida');
  return idempotencyKey;
}
