import {
  type AccionSuscripcion,
  esperaPago,
  faseDeSuscripcion,
  type MiSuscripcion,
  maquinaDeSuscripcion,
  suscripcionesImpagas,
} from '@fedatario/contract/compra';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { OutsideContext } from '../../http/route.ts';
import { diaLocal } from '../../services/hora-local.ts';
import {
  avisarPlan,
  enDia,
  lockSuscripcion,
  type SuscripcionRow,
  terminar,
  updateSuscripcion,
} from '../beneficios/beneficios.ts';
import { abandonarFactura, lockFactura } from '../facturas/facturas.ts';
import { cerrarVivo, exigirSinComprobante, type PaymentServices, pagoVivo } from '../pagos/pagos.ts';
import { leerMia } from './mia.ts';
import { findPedidoPendiente, findPropia } from './queries.ts';

interface Orden {
  readonly revision: number;
  readonly motivo?: string | null | undefined;
}

/** Cancels the actor's plan. */
export async function cancelar(
  services: PaymentServices,
  request: OutsideContext<'adminCliente'>,
  { revision, motivo = null }: Orden,
): Promise<MiSuscripcion | null> {
  const antes = await findPropia(request.db, request.actor.idUsuario);
  if (!antes) throw new AppError('no-encontrado');
  const cancelacion = { idSuscripcion: antes.idSuscripcion, agente: 'cliente', revision, motivo } as const;
  await cancelarSuscripcion(services, request, cancelacion, request.transact);
  return leerMia(request);
}

interface Cancelacion {
  readonly idSuscripcion: string;
  readonly agente: 'cliente' | 'admin';
  readonly revision: number;
  readonly motivo: string | null;
}

/**
 * Cancels a plan at the end of what is paid, or at once when the last renewal was not paid, whose order is given up with it. The
 * change is made in a transaction of the caller's.
 */
export async function cancelarSuscripcion<T>(
  services: PaymentServices,
  request: Pick<OutsideContext<'adminCliente'>, 'db' | 'transact' | 'now'>,
  { idSuscripcion, agente, revision, motivo }: Cancelacion,
  enTransaccion: (work: (db: Db) => Promise<void>) => Promise<T>,
): Promise<T> {
  const { now } = request;
  const pedido = await findPedidoPendiente(request.db, idSuscripcion);
  if (pedido) await cerrarVivo(services, request, pedido.idFactura);
  return enTransaccion(async (db) => {
    const factura = pedido && (await lockFactura(db, pedido.idFactura));
    const row = await tomar(db, idSuscripcion, revision);
    const impaga = suscripcionesImpagas.includes(row.estado);
    exigirPaso(row, impaga ? 'cancelar' : 'programarCancelacion', agente);
    await exigirMismoPedido(db, idSuscripcion, pedido?.idFactura);
    if (factura && esperaPago(factura.estado)) await abandonarFactura(db, factura, 'anulada', now);
    if (impaga) return terminar(db, (await lockSuscripcion(db, idSuscripcion)) ?? row, now);
    await programar(db, row, motivo, now);
  });
}

/** Refuses when an order was made or paid meanwhile: it is another plan than the one that was seen. */
async function exigirMismoPedido(db: Db, idSuscripcion: string, visto: string | undefined): Promise<void> {
  const ahora = await findPedidoPendiente(db, idSuscripcion);
  if (ahora?.idFactura !== visto) throw new AppError('suscripcion-cambio');
  if (visto) await exigirSinPagoAbierto(db, visto);
}

async function programar(db: Db, row: SuscripcionRow, motivo: string | null, now: Date): Promise<void> {
  await updateSuscripcion(db, row.idSuscripcion, {
    estado: 'cancelacionProgramada',
    renovar: false,
    motivoCancelacion: motivo,
    idVersionSiguiente: null,
    periodoSiguiente: null,
    versionAvisadaEn: null,
    actualizadaEn: now,
  });
  await avisarPlan(db, row, 'suscripcionPorTerminar', { fecha: enDia(diaLocal(row.finPeriodo)) });
}

/**
 * Gives up the change of plan that was not paid by the day of the renewal, which would have to wait for it. False while the provider's
 * answer, or the office's about the receipt of a transfer, is not known.
 */
export async function soltarCambio(
  services: PaymentServices,
  request: Pick<OutsideContext<'adminCliente'>, 'transact' | 'now'>,
  idSuscripcion: string,
): Promise<boolean> {
  const { transact, now } = request;
  const pedido = await transact((db) => findPedidoPendiente(db, idSuscripcion));
  if (pedido?.clase !== 'cambio') return true;
  const { idFactura } = pedido;
  try {
    await cerrarVivo(services, request, idFactura);
    await transact(async (db) => {
      const factura = await lockFactura(db, idFactura);
      if (!factura || !esperaPago(factura.estado)) return;
      await exigirSinPagoAbierto(db, idFactura);
      await abandonarFactura(db, factura, 'vencida', now);
      const row = await lockSuscripcion(db, idSuscripcion);
      if (row) await avisarPlan(db, row, 'suscripcionAjustada', { detalle: CAMBIO_SIN_PAGAR, idFactura });
    });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Refuses to give up an order, which the caller holds, while its payment or the receipt of its transfer is open. */
export async function exigirSinPagoAbierto(db: Db, idFactura: string): Promise<void> {
  await exigirSinComprobante(db, idFactura);
  if ((await pagoVivo(db, idFactura))?.metodo === 'tarjeta') throw new AppError('pago-en-curso');
}

const CAMBIO_SIN_PAGAR = 'el cambio de plan que pidió no se pagó a tiempo y quedó sin efecto.';

/** Undoes a cancellation, or a change that was to come with the renewal, while the period still runs. */
export async function conservar(
  request: OutsideContext<'adminCliente'>,
  { revision }: Orden,
): Promise<MiSuscripcion | null> {
  const { actor, transact, now } = request;
  const antes = await findPropia(request.db, actor.idUsuario);
  if (!antes) throw new AppError('no-encontrado');
  await transact(async (db) => {
    const row = await tomar(db, antes.idSuscripcion, revision);
    exigirPaso(row, 'conservar', 'cliente');
    if (faseDeSuscripcion(row.estado) === 'porTerminar' && row.finPeriodo <= now)
      throw new AppError('estado-no-permite');
    await updateSuscripcion(db, row.idSuscripcion, {
      estado: 'activa',
      renovar: true,
      motivoCancelacion: null,
      idVersionSiguiente: null,
      periodoSiguiente: null,
      versionAvisadaEn: null,
      actualizadaEn: now,
    });
  });
  return leerMia(request);
}

/** The subscription, held; a stale revision is refused. */
export async function tomar(db: Db, idSuscripcion: string, revision: number): Promise<SuscripcionRow> {
  const row = await lockSuscripcion(db, idSuscripcion);
  if (!row) throw new AppError('no-encontrado');
  if (row.revision !== revision) throw new AppError('suscripcion-cambio');
  return row;
}

/** Refuses a step that this agent may not take from there. */
export function exigirPaso({ estado }: SuscripcionRow, accion: AccionSuscripcion, agente: 'cliente' | 'admin'): void {
  if (!maquinaDeSuscripcion.paso(estado, accion, agente)) throw new AppError('estado-no-permite');
}
