import type { OutsideContext } from '../http/route.ts';
import { type Cobro, PaymentError } from '../services/payments/payments.ts';
import { asentarCobro } from './asiento.ts';
import type { Caja } from './cobro.ts';
import { findPorReferencia, insertEvento } from './queries.ts';

/** Where the provider tells us what happened. */
export const AVISOS = '/api/public/pagos/avisos';

const ENDS: readonly Cobro['estado'][] = ['capturado', 'rechazado', 'cancelado'];

/** False for a notice that is not from the provider. */
export async function recibirAviso(
  caja: Caja,
  ask: Pick<OutsideContext, 'transact' | 'now'>,
  raw: Buffer,
  signature: string | undefined,
): Promise<boolean> {
  try {
    await recibirEvento(caja, ask, raw, signature);
    return true;
  } catch (error) {
    if (error instanceof PaymentError && error.codigo === 'firma-invalida') return false;
    throw error;
  }
}

/**
 * What the provider tells by itself: kept by its id and acted on in one transaction, so that a notice that comes again, late
 * or out of order changes nothing. Only how a payment ended is taken from it. Throws PaymentError for a forged one.
 */
export async function recibirEvento(
  { payments }: Caja,
  { transact, now }: Pick<OutsideContext, 'transact' | 'now'>,
  raw: Buffer,
  signature: string | undefined,
): Promise<void> {
  const evento = await payments.readEvent(raw, signature);
  if (evento?.tipo !== 'cobro') return;
  const { cobro, id: idEvento, tipo } = evento;
  const { codigo: proveedor } = payments;
  await transact(async (db) => {
    const { referencia, intento } = cobro;
    const nuevo = await insertEvento(db, { proveedor, idEvento, tipo, referencia, recibidoEn: now });
    if (!nuevo || !ENDS.includes(cobro.estado)) return;
    const pago = await findPorReferencia(db, proveedor, referencia, intento);
    const de = pago ?? dePago(cobro);
    if (de) await asentarCobro(db, de, cobro, now);
  });
}

/** A payment whose answer was lost is known by the mark we gave it. */
function dePago({ metadata: { idPago, idFactura } }: Cobro) {
  return idPago && idFactura ? { idPago, idFactura } : undefined;
}
