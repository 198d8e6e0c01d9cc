import { type EstadoPago, esperaPago, llegaPago } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { together } from '../../db/wire/together.ts';
import { defineJob } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import type { Cobro, Tarjeta } from '../../services/payments/payments.ts';
import {
  avisarCompra,
  type Examen,
  esEntregable,
  examinarFactura,
  examinarPago,
  type FacturaRow,
  pagarFactura,
  paraPagar,
  retirarFactura,
} from '../facturas/facturas.ts';
import {
  findTransferencia,
  insertPagoLater,
  lockConFactura,
  lockPago,
  type PagoRow,
  toPago,
  updatePagoLater,
} from './queries.ts';
import { insertTarjeta } from './tarjetas/queries.ts';

/** Refunds money that paid for nothing. */
export const devolverSobrante = defineJob({ name: 'devolver-sobrante', data: z.object({ idPago: z.uuid() }) });

export interface DePago {
  readonly idPago: string;
  readonly idFactura: string;
}

/**
 * Notes what the provider says of a payment, in the transaction of all that follows from it. Said twice, late or in another
 * order, it changes nothing more: an order is paid once, and a second capture goes back. So does the money of an order that
 * cannot be delivered.
 */
export async function guardarCobro(db: Db, { idPago, idFactura }: DePago, cobro: Cobro, now: Date): Promise<void> {
  const [rows, ...leido] = await together(db, lockConFactura.of(db, { idPago }), ...paraPagar(db, idFactura));
  const pago = toPago(rows);
  if (!pago) return;
  const estado = estadoDe(cobro);
  if (pago.estado !== estado && !llegaPago(pago.estado, estado)) return;
  const nuevo = estado === 'capturado' && pago.estado !== 'capturado';
  const examen = nuevo && pagaSuPedido(pago, cobro) ? await examinarPago(db, leido, now) : undefined;
  const aplicado = pago.aplicado || esEntregable(examen);
  await updatePagoLater(db, { ...toRow(pago, cobro, now), idPago, estado, aplicado });
  await avisarRechazo(db, pago, estado);
  if (!nuevo) return;
  if (cobro.tarjeta?.guardada && pago.recordar)
    await guardarTarjeta(db, { idUsuario: pago.idUsuario, proveedor: pago.proveedor, tarjeta: cobro.tarjeta, now });
  await aplicar(db, pago, examen, now);
}

/** Pays the order with money that has just arrived, or sends the money back. */
async function aplicar(db: Db, pago: PagoRow, examen: Examen | undefined, now: Date): Promise<void> {
  if (examen && esEntregable(examen)) return pagarFactura(db, pago, examen, now);
  if (examen) await retirarFactura(db, { ...pago, estado: 'pendientePago' }, examen, now);
  await enqueue(db, devolverSobrante, { idPago: pago.idPago });
}

/** Whether the order waits for exactly this amount. */
function pagaSuPedido({ estadoFactura, monto }: PagoRow, cobro: Cobro): boolean {
  return esperaPago(estadoFactura) && cobro.monto === monto;
}

/** Notes that the outcome is unknown, or that the payment failed. */
export async function guardarEstadoDePago(
  db: Db,
  { idPago }: DePago,
  estado: EstadoPago,
  now: Date,
  motivo: PagoRow['motivo'] = null,
): Promise<void> {
  const pago = await lockPago(db, idPago);
  if (!pago || !llegaPago(pago.estado, estado)) return;
  await updatePagoLater(db, { idPago, estado, motivo: motivo ?? pago.motivo, actualizadoEn: now });
  await avisarRechazo(db, pago, estado);
}

async function avisarRechazo(db: Db, { estado: antes, idFactura }: PagoRow, estado: EstadoPago): Promise<void> {
  if (estado === 'rechazado' && antes !== estado) await avisarCompra(db, 'pagoRechazado', idFactura);
}

/** Notes that a transfer arrived, and pays its order. The caller holds the row and knows that it waits to be paid. */
export async function guardarTransferencia(db: Db, factura: FacturaRow, clave: string, now: Date): Promise<void> {
  const { idFactura, total: monto } = factura;
  const examen = await examinarFactura(db, idFactura, now);
  const hecho = { estado: 'capturado', aplicado: true, actualizadoEn: now } as const;
  const idPago = await findTransferencia(db, idFactura);
  if (idPago) await updatePagoLater(db, { idPago, ...hecho });
  else {
    // The customer had given the transfer up, and it arrived all the same.
    const pago = {
      idPago: uuidv7(),
      idFactura,
      clave,
      metodo: 'transferencia',
      proveedor: 'banco',
      monto,
      creadoEn: now,
    } as const;
    await insertPagoLater(db, { ...pago, ...hecho });
  }
  await pagarFactura(db, factura, examen, now);
}

interface Guardada {
  readonly idUsuario: string;
  readonly proveedor: string;
  readonly tarjeta: Tarjeta;
  readonly now: Date;
}

export async function guardarTarjeta(db: Db, { idUsuario, proveedor, tarjeta, now }: Guardada): Promise<void> {
  const { referencia: token, marca, ultimos4: ultimosCuatro, mes: venceMes, anio: venceAnio } = tarjeta;
  const card = { token, marca, ultimosCuatro, venceMes, venceAnio };
  await insertTarjeta(db, { idFormaPago: uuidv7(), idUsuario, proveedor, ...card, creadaEn: now });
}

/** A payment with a page open at the provider waits for the customer. */
function estadoDe({ estado, url }: Cobro): EstadoPago {
  return estado === 'iniciado' && url ? 'requiereAccion' : estado;
}

function toRow(pago: PagoRow, cobro: Cobro, now: Date) {
  const { referencia, intento, motivo, url, tarjeta } = cobro;
  return {
    referencia: pago.referencia ?? referencia,
    intento: intento ?? pago.intento,
    motivo,
    url,
    marca: tarjeta?.marca ?? pago.marca,
    ultimosCuatro: tarjeta?.ultimos4 ?? pago.ultimosCuatro,
    actualizadoEn: now,
  };
}
