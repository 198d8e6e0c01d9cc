import { setTimeout } from 'node:timers/promises';
import { estadosPagoFinal } from '@fedatario/contract/compra';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../db/db.ts';
import type { OutsideContext } from '../../http/route.ts';
import { type Cobro, PaymentError, type Payments } from '../../services/payments/payments.ts';
import type { PaymentServices } from './cobro.ts';
import { haTerminado } from './en-curso.ts';
import { type Aviso, findPorAviso, insertEvento, updatePagoLater } from './queries.ts';
import { guardarCobro } from './resultado.ts';

/** Address of the provider's notices (webhook). */
export const AVISOS = '/api/public/pagos/avisos';

const REPOSO_MS = 250;

/** A header of the notice, by its name in small letters. */
type Header = (name: string) => string | undefined;

type PaymentContext = Pick<OutsideContext, 'transact' | 'db' | 'now'>;

/** False for a notice that is not from the provider. */
export async function recibirAviso(
  services: PaymentServices,
  context: PaymentContext,
  raw: Buffer,
  header: Header,
): Promise<boolean> {
  try {
    await recibirEvento(services, context, raw, header);
    return true;
  } catch (error) {
    if (error instanceof PaymentError && error.codigo === 'firma-invalida') return false;
    throw error;
  }
}

/**
 * Stores a notice by its id and acts on it in one transaction, so that one that comes again, late or out of order changes
 * nothing. Only how a payment ended is taken from it. Throws PaymentError for a forged one.
 */
async function recibirEvento(
  { payments }: PaymentServices,
  { transact, db, now }: PaymentContext,
  raw: Buffer,
  header: Header,
): Promise<void> {
  const evento = await payments.readEvent(raw, header);
  if (evento?.tipo !== 'cobro') return;
  const { cobro, id: idEvento, tipo } = evento;
  const { referencia, intento, metadata } = cobro;
  const recibido = { proveedor: payments.codigo, idEvento, tipo, referencia, recibidoEn: now };
  const idPago = isUuid(metadata.idPago ?? '') ? metadata.idPago : undefined;
  const final = estadosPagoFinal.includes(cobro.estado);
  const pago = await buscarPago(db, { ...recibido, idPago, intento: intento ?? referencia, final });
  // Some providers name the charge that a refund needs in the notice alone.
  if (pago?.estado === 'capturado' && !pago.intento && intento)
    await transact((tx) => updatePagoLater(tx, { idPago: pago.idPago, intento }));
  // Most notices repeat a known state: they are only noted.
  if (!pago || pago.estado === 'capturado' || !final) return;
  const entero = await completar(payments, pago, cobro);
  await transact(async (tx) => {
    if (await insertEvento(tx, recibido)) await guardarCobro(tx, pago, entero, now);
  });
}

/**
 * A request that charges a kept card is still under way when the notice of that charge comes, and notes the outcome itself,
 * in this process or another. The notice is acted on only if the payment is still open a while later, because its request
 * died.
 */
async function buscarPago(db: Db, aviso: Aviso) {
  await haTerminado(aviso.idPago, REPOSO_MS);
  const pago = await findPorAviso(db, aviso);
  if (pago?.estado !== 'iniciado') return pago;
  await setTimeout(REPOSO_MS);
  return findPorAviso(db, aviso);
}

/** A notice does not contain the card: the provider is asked for it, and if it does not answer the notice suffices. */
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
