import {
  type AccionSuscripcion,
  type EstadoSuscripcion,
  type MiSuscripcion,
  pasoDeSuscripcion,
} from '@fedatario/contract';
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
import { cerrarVivo, type PaymentServices } from '../pagos/pagos.ts';
import { findPedidoPendiente, findPropia } from './queries.ts';
import { leerMia } from './suscripciones.ts';

type Request = OutsideContext<'adminCliente'>;

interface Orden {
  readonly revision: number;
  readonly motivo?: string | null | undefined;
}

/**
 * Cancels the actor's plan: at the end of what is paid, or at once when the last renewal was not paid, whose order is given up
 * with it.
 */
export async function cancelar(
  services: PaymentServices,
  request: Request,
  orden: Orden,
): Promise<MiSuscripcion | null> {
  const { actor, transact, now } = request;
  const antes = await findPropia(request.db, actor.idUsuario);
  if (!antes) throw new AppError('no-encontrado');
  const pedido = await findPedidoPendiente(request.db, antes.idSuscripcion);
  if (pedido) await cerrarVivo(services, request, pedido.idFactura);
  await transact(async (db) => {
    const factura = pedido && (await lockFactura(db, pedido.idFactura));
    const row = await tomar(db, antes.idSuscripcion, orden.revision);
    const impaga = row.estado === 'enMora' || row.estado === 'suspendida';
    darPaso(row, impaga ? 'cancelar' : 'programarCancelacion');
    if (factura?.estado === 'pendientePago') await abandonarFactura(db, factura, 'anulada', now);
    if (impaga) return terminar(db, (await lockSuscripcion(db, row.idSuscripcion)) ?? row, now);
    await programar(db, row, orden.motivo ?? null, now);
  });
  return leerMia(request);
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

/** Undoes a cancellation, or a change that was to come with the renewal, while the period still runs. */
export async function conservar(request: Request, { revision }: Orden): Promise<MiSuscripcion | null> {
  const { actor, transact, now } = request;
  const antes = await findPropia(request.db, actor.idUsuario);
  if (!antes) throw new AppError('no-encontrado');
  await transact(async (db) => {
    const row = await tomar(db, antes.idSuscripcion, revision);
    darPaso(row, 'conservar');
    if (row.estado === 'cancelacionProgramada' && row.finPeriodo <= now) throw new AppError('estado-no-permite');
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
async function tomar(db: Db, idSuscripcion: string, revision: number): Promise<SuscripcionRow> {
  const row = await lockSuscripcion(db, idSuscripcion);
  if (!row) throw new AppError('no-encontrado');
  if (row.revision !== revision) throw new AppError('suscripcion-cambio');
  return row;
}

function darPaso({ estado }: SuscripcionRow, accion: AccionSuscripcion): void {
  if (!pasoDeSuscripcion(estado as EstadoSuscripcion, accion, 'cliente')) throw new AppError('estado-no-permite');
}
