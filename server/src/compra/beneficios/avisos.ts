import { jurisdiccion } from '@fedatario/document-engine';
import { notificar } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { diaEscrito } from '../../services/hora-local.ts';
import type { SuscripcionRow } from './queries.ts';

type TipoDePlan =
  | 'suscripcionPorRenovar'
  | 'suscripcionRenovada'
  | 'suscripcionFallida'
  | 'suscripcionSuspendida'
  | 'suscripcionPorTerminar'
  | 'suscripcionTerminada'
  | 'suscripcionCambia'
  | 'suscripcionAjustada';

interface Datos {
  /** Centavos. */
  readonly monto?: number;
  readonly fecha?: string;
  /** The office's change, as a sentence. */
  readonly detalle?: string;
  readonly hecho?: string;
  /** The order to pay, where the notice leads to; else to the plan. */
  readonly idFactura?: string | undefined;
}

/** A day of the calendar as it is read. */
export const enDia = diaEscrito;

/** Tells a subscriber something of their plan, in the transaction of the event. */
export async function avisarPlan(
  db: Db,
  { idUsuario, nombrePlan: plan }: Pick<SuscripcionRow, 'idUsuario' | 'nombrePlan'>,
  tipo: TipoDePlan,
  { monto = 0, fecha = '', detalle = '', hecho, idFactura }: Datos,
): Promise<void> {
  const variables = { plan, fecha, detalle, monto: jurisdiccion.moneda.formatPantalla(monto) };
  const enlace = idFactura ? `/detalle-pago/${idFactura}` : '/mis-planes/resumen';
  await notificar(db, { idUsuario, tipo, variables, enlace, ...(hecho && { hecho }) });
}
