import { MINUTE } from '@fedatario/contract/base';
import { DIAS_DE_RETRACTO, esperaPago, type PlanACotizar } from '@fedatario/contract/compra';
import { calendarioVigente, sumarDiasHabiles, toCalendario } from '../../casa/calendario/calendario.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { countCitasPorVenir, lockSuscripcion, sumUnidades, terminar } from '../beneficios/beneficios.ts';
import { abandonarFactura, lockFactura } from '../facturas/facturas.ts';
import { exigirSinPagoAbierto } from './cancelacion.ts';
import { hasDevueltoTodo } from './pagado/queries.ts';
import {
  findCargoAplicado,
  findPedidoPendiente,
  hasCambioDesde,
  hasDescuentoUsado,
  hasReservaDesde,
} from './queries.ts';

/** The period that an invoice paid for, as the rule of refunds sees it; undefined for an invoice of documents. */
export async function planACotizar(db: Db, idFactura: string, now: Date): Promise<PlanACotizar | undefined> {
  const cargo = await findCargoAplicado(db, idFactura);
  if (!cargo?.aplicadoEn) return undefined;
  const { idSuscripcion, vuelta, clase, aplicadoEn } = cargo;
  const calendario = toCalendario(await calendarioVigente.rows(db, {}));
  const enPlazo = now < sumarDiasHabiles(aplicadoEn, DIAS_DE_RETRACTO, calendario);
  // A change of plan credits what was left of another one: its part of the period is not told apart. Nor is money that was credited to
  // a change that was paid since.
  if (clase === 'cambio' || (await hasCambioDesde(db, idSuscripcion, aplicadoEn)))
    return { enPlazo, cambiado: true, usado: true };
  const documentos = await sumUnidades(db, idSuscripcion, vuelta, 'documento');
  const citas = await sumUnidades(db, idSuscripcion, vuelta, 'cita');
  // Appointments ahead are cancelled when the plan is given back: nothing was had of them.
  const citasTenidas = citas.usados - (await countCitasPorVenir(db, idSuscripcion, vuelta, now));
  return {
    enPlazo,
    cambiado: false,
    usado: documentos.usados + citasTenidas > 0 || (await hasDescuentoUsado(db, idSuscripcion, aplicadoEn)),
  };
}

/**
 * Refuses to ask for the refund of a plan whose change waits to be paid, which credits the same money. Whoever orders a change holds the
 * subscription as well, so that neither misses the other.
 */
export async function exigirSinCambio(db: Db, idFactura: string): Promise<void> {
  const cargo = await findCargoAplicado(db, idFactura);
  if (!cargo) return;
  await lockSuscripcion(db, cargo.idSuscripcion);
  const pedido = await findPedidoPendiente(db, cargo.idSuscripcion);
  if (pedido?.clase === 'cambio') throw new AppError('devolucion-con-cambio');
}

/**
 * Refuses to give back a plan of which anything was used, or that was changed, since then. Whoever uses it holds the subscription, and so
 * does this until the plan ends, so that neither misses the other. A call that waited for that moment is dated before it.
 */
export async function exigirSinUsoDesde(db: Db, idFactura: string, momento: Date): Promise<void> {
  const cargo = await findCargoAplicado(db, idFactura);
  if (!cargo) return;
  const { idSuscripcion, vuelta } = cargo;
  const pedido = await findPedidoPendiente(db, idSuscripcion);
  // The order is held before the subscription, as everywhere.
  if (pedido) await lockFactura(db, pedido.idFactura);
  await exigirSinCambio(db, idFactura);
  const desde = new Date(momento.getTime() - MINUTE);
  const usado =
    (await hasReservaDesde(db, idSuscripcion, vuelta, desde)) ||
    (await hasDescuentoUsado(db, idSuscripcion, desde)) ||
    (await hasCambioDesde(db, idSuscripcion, desde));
  if (usado) throw new AppError('propuesta-usada');
}

/**
 * Ends the plan once all the money that its present period stands for was given back, with the renewal that waits for its payment and its
 * appointments ahead. While a change of plan paid a part of it, giving back the rest leaves the plan.
 */
export async function terminarDevuelto(db: Db, idFactura: string, now: Date): Promise<void> {
  const cargo = await findCargoAplicado(db, idFactura);
  if (!cargo) return;
  const pedido = await findPedidoPendiente(db, cargo.idSuscripcion);
  const pendiente = pedido && (await lockFactura(db, pedido.idFactura));
  const row = await lockSuscripcion(db, cargo.idSuscripcion);
  if (!row || !(await hasDevueltoTodo(db, row.idSuscripcion, idFactura))) return;
  if (pendiente && esperaPago(pendiente.estado)) {
    await exigirSinPagoAbierto(db, pendiente.idFactura);
    await abandonarFactura(db, pendiente, 'anulada', now);
  }
  const despues = await lockSuscripcion(db, cargo.idSuscripcion);
  if (despues) await terminar(db, despues, now, { desde: now, motivo: PLAN_DEVUELTO });
}

const PLAN_DEVUELTO = 'Se devolvió el pago del plan que la incluía.';
