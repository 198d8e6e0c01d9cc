import { DIAS_DE_RETRACTO, type PlanACotizar } from '@fedatario/contract';
import { calendarioVigente, sumarDiasHabiles, toCalendario } from '../../casa/calendario/calendario.ts';
import type { Db } from '../../db/db.ts';
import { lockSuscripcion, sumUnidades, terminar } from '../beneficios/beneficios.ts';
import { abandonarFactura, lockFactura } from '../facturas/facturas.ts';
import { findCargoAplicado, findPedidoPendiente, hasCambioDesde, hasDescuentoUsado } from './queries.ts';

/** The period that an invoice paid for, as the rule of refunds sees it; undefined for an invoice of documents. */
export async function planACotizar(db: Db, idFactura: string, now: Date): Promise<PlanACotizar | undefined> {
  const cargo = await findCargoAplicado(db, idFactura);
  if (!cargo?.aplicadoEn) return undefined;
  const { idSuscripcion, vuelta, clase, aplicadoEn } = cargo;
  // A change of plan credits what was left of another one: its part of the period is not told apart.
  if (clase === 'cambio') return { enPlazo: false, usado: true };
  // Its money was credited to a change of plan that was paid since.
  if (await hasCambioDesde(db, idSuscripcion, aplicadoEn)) return { enPlazo: false, usado: true };
  const calendario = toCalendario(await calendarioVigente.rows(db, {}));
  const documentos = await sumUnidades(db, idSuscripcion, vuelta, 'documento');
  const citas = await sumUnidades(db, idSuscripcion, vuelta, 'cita');
  return {
    enPlazo: now < sumarDiasHabiles(aplicadoEn, DIAS_DE_RETRACTO, calendario),
    usado: documentos.usados + citas.usados > 0 || (await hasDescuentoUsado(db, idSuscripcion, aplicadoEn)),
  };
}

/** Ends the plan whose present period was given back whole, with the renewal that waits for its payment and its appointments ahead. */
export async function terminarDevuelto(db: Db, idFactura: string, now: Date): Promise<void> {
  const cargo = await findCargoAplicado(db, idFactura);
  if (!cargo) return;
  const pedido = await findPedidoPendiente(db, cargo.idSuscripcion);
  const pendiente = pedido && (await lockFactura(db, pedido.idFactura));
  const row = await lockSuscripcion(db, cargo.idSuscripcion);
  if (!row || row.vuelta !== cargo.vuelta) return;
  if (pendiente?.estado === 'pendientePago') await abandonarFactura(db, pendiente, 'anulada', now);
  const despues = await lockSuscripcion(db, cargo.idSuscripcion);
  if (despues) await terminar(db, despues, now, { desde: now, motivo: PLAN_DEVUELTO });
}

const PLAN_DEVUELTO = 'Se devolvió el pago del plan que la incluía.';
