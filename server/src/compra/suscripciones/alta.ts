import type { CompraDePlan, FacturaDetalle } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { OutsideContext } from '../../http/route.ts';
import { huellaDeDatos } from '../../services/huella.ts';
import { finDe, insertCargo, insertSuscripcion } from '../beneficios/beneficios.ts';
import { guardarPedidoDePlan, leerFactura, pedidoDePlanHecho, registrado } from '../facturas/facturas.ts';
import { abrirPago, claveDe, cobrar, type PaymentServices, pagoHecho } from '../pagos/pagos.ts';
import { exigirLoVisto, huellaDeCotizacion, leFalta, preciar } from './cotizacion.ts';
import { findPropia, lockCliente } from './queries.ts';

export interface Alta {
  readonly idUsuario: string;
  readonly clave: string;
  readonly compra: CompraDePlan;
  /** The digest of the quote that the customer saw. */
  readonly visto?: string | undefined;
  readonly now: Date;
}

/**
 * Subscribes to a plan: its order, and the beginning of its payment. One order and one charge, however often the same request
 * comes; the subscription gives nothing until it is paid, and is gone when its order is given up.
 */
export async function suscribirse(
  services: PaymentServices,
  request: OutsideContext<'adminCliente'>,
  compra: CompraDePlan,
  visto: string | undefined,
): Promise<FacturaDetalle> {
  const receptor = await registrado(services.receptores, compra.receptor);
  return pedirYCobrar(services, request, { compra, visto }, (db, alta) =>
    pedirPlan(db, { ...alta, compra: { ...alta.compra, receptor } }),
  );
}

interface Pedible {
  readonly metodo: CompraDePlan['metodo'];
}

/** Makes the order that the request asks for, once, and begins its payment. */
export async function pedirYCobrar<C extends Pedible>(
  services: PaymentServices,
  request: OutsideContext<'adminCliente'>,
  { compra, visto }: { readonly compra: C; readonly visto: string | undefined },
  pedir: (db: Db, pedido: Omit<Alta, 'compra'> & { readonly compra: C }) => ReturnType<typeof guardarPedidoDePlan>,
): Promise<FacturaDetalle> {
  const { actor, transact, now } = request;
  const alta = { idUsuario: actor.idUsuario, clave: claveDe(request), compra, visto, now };
  const { idFactura, cobrable } = await transact(async (db) => {
    await lockCliente(db, alta.idUsuario);
    const hecho = await pedidoDePlanHecho(db, { ...alta, huella: huellaDeDatos(compra) });
    if (hecho) return { idFactura: hecho, cobrable: await pagoHecho(db, hecho, alta.clave) };
    const factura = await pedir(db, alta);
    return { idFactura: factura.idFactura, cobrable: await abrirPago(db, services, alta, factura) };
  });
  await cobrar(services, request, cobrable);
  return leerFactura(request, idFactura);
}

/** Writes the order with its subscription, which waits for it. The caller holds the customer. */
export async function pedirPlan(db: Db, { idUsuario, clave, compra, visto, now }: Alta) {
  const { idPlan, periodo, receptor, metodo } = compra;
  const preciado = await preciar(db, idUsuario, compra, now);
  const { plan, precio, examen } = preciado;
  await exigirContratable(db, idUsuario, preciado);
  const idSuscripcion = uuidv7();
  const idFactura = uuidv7();
  const hasta = finDe(now, periodo, 1);
  const loContratado = { idPlan, idVersion: plan.idVersion, nombrePlan: plan.nombre, periodo };
  await insertSuscripcion(db, {
    idSuscripcion,
    idUsuario,
    ...loContratado,
    estado: 'pendientePago',
    inicio: now,
    ancla: now,
    inicioPeriodo: now,
    finPeriodo: hasta,
    creadaEn: now,
    actualizadaEn: now,
  });
  const cupon = examen?.fila && examen.descuento ? { fila: examen.fila, descuento: examen.descuento } : null;
  const factura = await guardarPedidoDePlan(db, {
    idFactura,
    idUsuario,
    clave,
    huella: huellaDeDatos(compra),
    metodo: metodo.tipo === 'transferencia' ? 'transferencia' : 'tarjeta',
    receptor,
    idSuscripcion,
    nombre: plan.nombre,
    precio,
    cupon,
    now,
  });
  if (factura.total !== compra.total) throw new AppError('precio-cambiado');
  exigirLoVisto(visto, huellaDeCotizacion(preciado, periodo));
  const cargo = { idFactura, idSuscripcion, clase: 'alta', estado: 'pendiente', vuelta: 1, periodo, precio } as const;
  await insertCargo(db, { ...cargo, idVersion: plan.idVersion, desde: now, hasta, creadoEn: now });
  return factura;
}

/** Refuses whoever has a plan, may not have that one, or brings a code that does not serve. */
async function exigirContratable(
  db: Db,
  idUsuario: string,
  { plan, examen }: Awaited<ReturnType<typeof preciar>>,
): Promise<void> {
  if (await findPropia(db, idUsuario)) throw new AppError('suscripcion-existente');
  if (await leFalta(db, idUsuario, plan)) throw new AppError('plan-no-disponible');
  if (examen?.problema) throw new AppError(examen.fila ? 'codigo-agotado' : 'codigo-inexistente');
}
