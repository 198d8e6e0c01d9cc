import type { Compra, FacturaDetalle, MetodoElegido } from '@fedatario/contract/compra';
import { together } from '../../db/wire/together.ts';
import { AppError } from '../../http/errors.ts';
import type { OutsideContext } from '../../http/route.ts';
import {
  abandonarFactura,
  guardarPedido,
  leerFactura,
  paraPedir,
  pedidoHecho,
  prepararPedido,
  registrado,
} from '../facturas/facturas.ts';
import { exigirSinComprobante, otroPago, pagoHecho, pendiente, primerPago, regalar, tarjetaDe } from './apertura.ts';
import { cerrar, cobrar, type PaymentServices, preguntar } from './cobro.ts';
import { findCobrable, findPorClave, findVivo, insertPagoLater } from './queries.ts';
import { selectMedio } from './tarjetas/queries.ts';

type Metodo = MetodoElegido;

/** Makes the order and begins its payment: one order and one charge, however often the same request comes. */
export async function comprar(
  services: PaymentServices,
  request: OutsideContext<'adminCliente'>,
  compra: Compra,
  visto: string | undefined,
): Promise<FacturaDetalle> {
  const { actor, transact, now } = request;
  const clave = claveDe(request);
  const { idUsuario } = actor;
  const receptor = await registrado(services.receptores, compra.receptor);
  const { idFactura, cobrable } = await transact(async (db) => {
    const elegida = { idUsuario, proveedor: services.payments.codigo, idFormaPago: tarjetaDe(compra.metodo) };
    const medio = selectMedio.of(db, elegida);
    const [[con], filas, antes] = await together(db, medio, ...paraPedir(db, { idUsuario, clave }));
    const pedido = { idUsuario, clave, compra, receptor, visto, now };
    const hecho = pedidoHecho(antes, pedido);
    if (hecho) return { idFactura: hecho, cobrable: await pagoHecho(db, hecho, clave) };
    const preparado = await prepararPedido(db, pedido, filas);
    const { idFactura } = preparado.factura;
    const primero = primerPago(services, con, preparado);
    await guardarPedido(db, preparado);
    if (primero) await insertPagoLater(db, primero.pago);
    else await regalar(db, { idFactura, clave, now });
    return { idFactura, cobrable: primero?.cobrable };
  });
  await cobrar(services, request, cobrable);
  return leer(request, idFactura);
}

/** Pays an order that waits, with the same method or another; a try that is still open is closed first. */
export async function pagarDeNuevo(
  services: PaymentServices,
  request: OutsideContext<'adminCliente'>,
  idFactura: string,
  metodo: Metodo,
): Promise<FacturaDetalle> {
  const { actor, transact, now } = request;
  const antes = await leer(request, idFactura);
  const clave = claveDe(request);
  const mismo = await transact((db) => findPorClave(db, idFactura, clave));
  if (!mismo) await cerrarVivo(services, request, idFactura);
  const cobrable = await transact((db) =>
    mismo
      ? findCobrable(db, mismo)
      : otroPago(db, services, { idUsuario: actor.idUsuario, now }, { idFactura, clave, monto: antes.total, metodo }),
  );
  await cobrar(services, request, cobrable);
  return leer(request, idFactura);
}

/** Asks the provider how a payment ended, when the customer returns from its page. */
export async function comprobar(
  services: PaymentServices,
  request: OutsideContext<'adminCliente'>,
  idFactura: string,
): Promise<FacturaDetalle> {
  await leer(request, idFactura);
  const idPago = await request.transact((db) => findVivo(db, idFactura));
  if (idPago) await preguntar(services, request, idPago);
  return leer(request, idFactura);
}

/** Gives up an order of the actor's that was not paid. */
export async function anular(
  services: PaymentServices,
  request: OutsideContext<'adminCliente'>,
  idFactura: string,
): Promise<FacturaDetalle> {
  await leer(request, idFactura);
  await cerrarVivo(services, request, idFactura);
  await request.transact(async (db) => {
    const factura = await pendiente(db, idFactura);
    if (!factura) throw new AppError('estado-no-permite');
    await abandonarFactura(db, factura, 'anulada', request.now);
  });
  return leer(request, idFactura);
}

/** Closes the live payment of an order. Refuses while its outcome is unknown. */
export async function cerrarVivo(
  services: PaymentServices,
  context: Pick<OutsideContext<'adminCliente'>, 'transact' | 'now'>,
  idFactura: string,
): Promise<void> {
  const vivo = await context.transact(async (db) => {
    await exigirSinComprobante(db, idFactura);
    return findVivo(db, idFactura);
  });
  if (!vivo) return;
  await cerrar(services, context, vivo);
  if (await context.transact((db) => findVivo(db, idFactura))) throw new AppError('pago-en-curso', { espera: 10 });
}

function leer({ db, actor }: OutsideContext<'adminCliente'>, idFactura: string): Promise<FacturaDetalle> {
  return leerFactura({ db, actor }, idFactura);
}

/** The Idempotency-Key, that a purchase must have. */
export function claveDe({ idempotencyKey }: Pick<OutsideContext<'adminCliente'>, 'idempotencyKey'>): string {
  if (!idempotencyKey) throw new AppError('clave-idempotencia-requerida');
  return idempotencyKey;
}
