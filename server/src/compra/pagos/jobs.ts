import { DAY, MINUTE } from '@fedatario/contract/base';
import { esperaPago } from '@fedatario/contract/compra';
import { z } from 'zod';
import { AppError } from '../../http/errors.ts';
import { defineJob, type OutsideTask, periodic, type Worker, workerOutside } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { abandonarFactura, findVencidas, lockFactura } from '../facturas/facturas.ts';
import { type PaymentServices, preguntar } from './cobro.ts';
import { cerrarVivo } from './compra.ts';
import { deleteEventos, findPorPreguntar, hasComprobanteEnRevision, lockPago, updatePagoLater } from './queries.ts';
import { devolverSobrante } from './resultado.ts';
import { olvidarEnProveedor, olvidarTarjeta } from './tarjetas/olvido.ts';

const POR_TURNO = 200;
/** Refusals that keep an order from expiring for now. */
const ESPERAN: readonly string[] = ['pago-en-curso', 'comprobante-en-revision'];

const preguntarPago = defineJob({ name: 'preguntar-pago', data: z.object({ idPago: z.uuid() }), retries: 3 });
const vencerFactura = defineJob({ name: 'vencer-factura', data: z.object({ idFactura: z.uuid() }), retries: 3 });

/** Finds out how unanswered payments ended, and lets unpaid orders expire. */
export function jobs(services: PaymentServices): Worker[] {
  return [
    periodic('buscar-pagos-inciertos', '* * * * *', z.unknown(), async ({ db, now }) => {
      const pendientes = await findPorPreguntar(db, new Date(now.getTime() - 2 * MINUTE), POR_TURNO);
      for (const { idPago } of pendientes) await enqueue(db, preguntarPago, { idPago });
    }),
    workerOutside(preguntarPago, (task, { idPago }) => preguntar(services, task, idPago)),
    periodic('buscar-pedidos-vencidos', '* * * * *', z.unknown(), async ({ db, now }) => {
      for (const idFactura of await findVencidas(db, now, POR_TURNO)) await enqueue(db, vencerFactura, { idFactura });
    }),
    workerOutside(vencerFactura, (task, { idFactura }) => vencer(services, task, idFactura)),
    workerOutside(olvidarTarjeta, (_task, { sellado }) => olvidarEnProveedor(services.payments, sellado)),
    workerOutside(devolverSobrante, (task, { idPago }) => devolver(services, task, idPago)),
    periodic('olvidar-eventos-de-pago', '17 3 * * *', z.unknown(), ({ db, now }) =>
      deleteEventos(db, new Date(now.getTime() - 90 * DAY)),
    ),
  ];
}

/** Gives up an order not paid in time; one whose payment is still unknown, or whose receipt is in review, waits. */
async function vencer(services: PaymentServices, task: OutsideTask, idFactura: string): Promise<void> {
  try {
    await cerrarVivo(services, task, idFactura);
  } catch (error) {
    if (error instanceof AppError && ESPERAN.includes(error.codigo)) return;
    throw error;
  }
  await task.transact(async (db) => {
    const factura = await lockFactura(db, idFactura);
    const vencida = factura !== undefined && esperaPago(factura.estado) && factura.venceEn <= task.now;
    if (vencida && !(await hasComprobanteEnRevision(db, idFactura)))
      await abandonarFactura(db, factura, 'vencida', task.now);
  });
}

async function devolver({ payments }: PaymentServices, task: OutsideTask, idPago: string): Promise<void> {
  const pago = await task.transact((db) => lockPago(db, idPago));
  if (!pago?.intento || pago.aplicado || pago.devolucion) return;
  const { intento, monto } = pago;
  const { referencia } = await payments.refund(
    { intento, monto, cobrado: monto, metadata: { idPago } },
    `sobrante-${idPago}`,
  );
  await task.transact((db) =>
    updatePagoLater(db, { idPago, devolucion: referencia, devuelto: monto, actualizadoEn: task.now }),
  );
}
