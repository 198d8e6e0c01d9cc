import { DAY } from '@fedatario/contract/base';
import { type VueltaATarjeta, vuelveALaTarjeta } from '@fedatario/contract/compra';
import { capacidadesDe } from '../../services/payments/capacidades.ts';
import type { ReembolsoRow } from './queries.ts';

type Medio = ReembolsoRow['medio'];

/** The payment that a refund gives back. */
export interface PagoADevolver {
  readonly metodo: string;
  readonly proveedor: string;
  readonly intento: string | null;
  /** Centavos. */
  readonly monto: number;
  readonly creadoEn: Date;
}

/** The amounts of a payment that its provider gives back on the card now. */
export function vueltaATarjeta(pago: PagoADevolver | undefined, now: Date): VueltaATarjeta | null {
  if (pago?.metodo !== 'tarjeta' || !pago.intento) return null;
  const puede = capacidadesDe(pago.proveedor);
  if (!puede) return null;
  const { diasDeDevolucion, devolucionParcial } = puede;
  const tarde = diasDeDevolucion !== null && now.getTime() - pago.creadoEn.getTime() > diasDeDevolucion * DAY;
  return tarde ? null : { desde: devolucionParcial ? 0 : pago.monto, hasta: pago.monto };
}

/**
 * Whether an amount goes back on the card, or a person of the office transfers it and notes the reference, because the payment was no
 * charge of a card or its provider does not give that amount back any more.
 */
export function medioDe(pago: PagoADevolver | undefined, monto: number, now: Date): Medio {
  return vuelveALaTarjeta(vueltaATarjeta(pago, now), monto) ? 'tarjeta' : 'manual';
}
