import { setTimeout } from 'node:timers/promises';
import type { Db } from '../db/db.ts';
import type { OutsideContext } from '../http/route.ts';
import { type Cobro, PaymentError, type Payments } from '../services/payments/payments.ts';
import { asentarCobro } from './asiento.ts';
import type { Caja } from './cobro.ts';
import { findPorAviso, insertEvento } from './queries.ts';

/** Where the provider tells us what happened. */
export const AVISOS = '/api/public/pagos/avisos';

const REPOSO_MS = 250;
const ENDS: readonly Cobro['estado'][] = ['capturado', 'rechazado', 'cancelado'];

type Ask = Pick<OutsideContext, 'transact' | 'db' | 'now'>;

/** False for a notice that is not from the provider. */
export async function recibirAviso(caja: Caja, ask: Ask, raw: Buffer, signature: string | undefined): Promise<boolean> {
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
async function recibirEvento(
  { payments }: Caja,
  { transact, db, now }: Ask,
  raw: Buffer,
  signature: string | undefined,
): Promise<void> {
  const evento = await payments.readEvent(raw, signature);
  if (evento?.tipo !== 'cobro') return;
  const { cobro, id: idEvento, tipo } = evento;
  const { codigo: proveedor } = payments;
  const { referencia } = cobro;
  const recibido = { proveedor, idEvento, tipo, referencia, recibidoEn: now };
  const pago = await buscarPago(db, proveedor, cobro);
  // Most notices tell what is known already.
  if (!pago || pago.estado === 'capturado' || !ENDS.includes(cobro.estado))
    return void (await insertEvento(db, recibido));
  const entero = await completar(payments, pago, cobro);
  await transact(async (tx) => {
    if (await insertEvento(tx, recibido)) await asentarCobro(tx, pago, entero, now);
  });
}

/**
 * A kept card is charged while its request waits, and the notice comes at the same moment as the answer: the request notes it.
 * Only of one that is still not noted a while later, because its request died, the notice says something new.
 */
async function buscarPago(db: Db, proveedor: string, cobro: Cobro) {
  const pago = await findPorAviso(db, proveedor, cobro);
  if (pago?.estado !== 'iniciado') return pago;
  await setTimeout(REPOSO_MS);
  return findPorAviso(db, proveedor, cobro);
}

/** A notice does not tell the card: it is asked for, and what the notice says is enough when nobody answers. */
async function completar(payments: Payments, pago: PagoConocido, cobro: Cobro): Promise<Cobro> {
  if (cobro.tarjeta || !pago.referencia) return cobro;
  try {
    return await payments.readCobro(pago.referencia);
  } catch (error) {
    if (error instanceof PaymentError) return cobro;
    throw error;
  }
}

type PagoConocido = NonNullable<Awaited<ReturnType<typeof findPorAviso>>>;
