import { esperaPago, type FacturaDetalle, type VentaDetalle } from '@fedatario/contract/compra';
import { soloDe } from '../../casa/clientela/clientela.ts';
import { exigirReingreso } from '../../casa/identidad/identidad.ts';
import { AppError } from '../../http/errors.ts';
import type { Context, OutsideContext } from '../../http/route.ts';
import { anularFactura, detallar, lockFactura, reenviarFactura } from '../facturas/facturas.ts';
import { cerrarVivo, type PaymentServices } from '../pagos/pagos.ts';
import { cotizar, leerReembolsos } from '../reembolsos/reembolsos.ts';
import { avisarAnulacion } from './aviso.ts';
import { hechosDe } from './hechos.ts';
import { findVenta, listDtes, listPagos, listPosiciones } from './queries.ts';

/** A sale as far as one may see it: all that the administration has to know of it, or what is a notary's. */
export async function leerVentaVisible(request: Context<'staff'>, idFactura: string): Promise<VentaDetalle> {
  const idNotario = soloDe(request.actor);
  if (idNotario === null) return leerVenta(request, idFactura);
  const suyas = await listPosiciones(request.db, idFactura, idNotario);
  if (suyas.length === 0) throw new AppError('no-encontrado');
  return leerParte(request, idFactura, suyas);
}

/** The lines of a notary's trámites and their customer. How it was paid and what was given back is the administration's. */
async function leerParte(
  { db }: Context<'staff'>,
  idFactura: string,
  posiciones: readonly number[],
): Promise<VentaDetalle> {
  const venta = await findVenta(db, idFactura);
  if (!venta) throw new AppError('no-encontrado');
  const { idUsuario, nombreCompleto: nombre, email, telefono } = venta;
  const parte = { ...parteDe(await detallar(db, venta), posiciones), ...SIN_DINERO };
  return {
    ...parte,
    cliente: { idUsuario, nombre, email, telefono },
    cotizacion: { lineas: [], reembolsable: false, fueraDePlazo: false, tarjeta: null },
    hechos: hechosDe(venta, parte, []),
  };
}

const SIN_DINERO = { pagos: [], dtes: [], reembolsos: [], notasDeCredito: [], cuentaBancaria: null, comprobante: null };

/** Some lines of an invoice, with the sums of these. */
function parteDe(factura: FacturaDetalle, posiciones: readonly number[]): FacturaDetalle {
  const lineas = factura.lineas.filter(({ posicion }) => posiciones.includes(posicion));
  const suma = (campo: 'precio' | 'descuento' | 'total' | 'base' | 'iva' | 'reembolsado') =>
    lineas.reduce((total, linea) => total + linea[campo], 0);
  const montos = { subtotal: suma('precio'), descuento: suma('descuento'), total: suma('total'), base: suma('base') };
  const conceptos = lineas.map(({ nombre }) => nombre);
  return { ...factura, ...montos, iva: suma('iva'), reembolsado: suma('reembolsado'), lineas, conceptos };
}

/** A sale with all that the office has to know of it. */
async function leerVenta({ db, actor, now }: Context<'staff'>, idFactura: string): Promise<VentaDetalle> {
  const venta = await findVenta(db, idFactura);
  if (!venta) throw new AppError('no-encontrado');
  const factura = await detallar(db, venta);
  const reembolsos = await leerReembolsos({ db, actor }, idFactura);
  const { idUsuario, nombreCompleto: nombre, email, telefono } = venta;
  return {
    ...factura,
    cliente: { idUsuario, nombre, email, telefono },
    pagos: conProveedor(factura.pagos, await listPagos(db, idFactura)),
    dtes: (await listDtes(db, idFactura)).map(toDte),
    cotizacion: await cotizar(db, idFactura, now, true),
    reembolsos,
    hechos: hechosDe(venta, factura, reembolsos),
  };
}

export async function reenviar(request: Context<'staff'>, idFactura: string): Promise<VentaDetalle> {
  const { estado } = await leerVenta(request, idFactura);
  if (esperaPago(estado)) throw new AppError('estado-no-permite');
  await reenviarFactura(request.db, idFactura);
  return leerVenta(request, idFactura);
}

/** Gives up an order that was not paid, for a reason that its customer is told. */
export async function anularVenta(
  services: PaymentServices,
  { transact, transactActo, actor, now }: OutsideContext<'admin'>,
  idFactura: string,
  motivo: string,
): Promise<VentaDetalle> {
  await transact(async (db) => {
    if (!(await findVenta(db, idFactura))) throw new AppError('no-encontrado');
    await exigirReingreso(db, actor, now);
  });
  await cerrarVivo(services, { transact, now }, idFactura);
  return transactActo(async (db) => {
    const factura = await lockFactura(db, idFactura);
    if (!factura || !esperaPago(factura.estado)) throw new AppError('estado-no-permite');
    await anularFactura(db, factura, { motivo, idUsuario: actor.idUsuario, now });
    await avisarAnulacion(db, idFactura);
    return leerVenta({ db, actor, now }, idFactura);
  });
}

function conProveedor(
  pagos: FacturaDetalle['pagos'],
  rows: Awaited<ReturnType<typeof listPagos>>,
): VentaDetalle['pagos'] {
  return pagos.map((pago) => {
    const row = rows.find(({ idPago }) => idPago === pago.idPago);
    const { proveedor = '', aplicado = false, devuelto = 0 } = row ?? {};
    return { ...pago, proveedor, aplicado, devuelto, referenciaProveedor: row?.intento ?? row?.referencia ?? null };
  });
}

function toDte({ estado, errores, enviadoEn, ...dte }: Awaited<ReturnType<typeof listDtes>>[number]) {
  return {
    ...dte,
    estado: estado as VentaDetalle['dtes'][number]['estado'],
    errores: (errores as { mensaje: string }[]).map(({ mensaje }) => mensaje),
    enviadoEn: enviadoEn?.toISOString() ?? null,
  };
}
