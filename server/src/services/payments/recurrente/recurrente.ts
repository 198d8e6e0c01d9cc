import { z } from 'zod';
import { type Cobro, type CobroGuardado, type NuevaPagina, PaymentError, type Payments } from '../payments.ts';
import { type Ask, openClient, type RecurrenteOptions } from './client.ts';
import { eventOf } from './events.ts';
import { type Header, verifiedId } from './signature.ts';
import {
  Checkout,
  cardOf,
  cobroOfCheckout,
  devolucionOf,
  motiveOf,
  NewCheckout,
  OneTimePayment,
  Refund,
  SAVED_MARK,
  stateOfCharge,
  User,
} from './wire.ts';

interface Mark {
  readonly clave: string;
  readonly valor: string;
}

/**
 * Recurrente, written from public documents and never met with the true service (docs/recurrente.md). It has no idempotency key:
 * whoever calls sends a charge once and looks for it afterwards, and `key` is not used.
 */
export function recurrentePayments(options: RecurrenteOptions): Payments {
  const ask = openClient(options);
  return {
    codigo: options.codigo,
    createCustomer: async ({ email, nombre }) => {
      const { id } = await ask(User, { method: 'POST', path: '/users', body: { email, full_name: nombre } });
      return id;
    },
    openCardPage: (input) => openCardPage(ask, input),
    chargeSaved: (input) => chargeSaved(ask, input),
    findCobro: (cliente, mark) => findCobro(ask, cliente, mark),
    readCobro: (referencia) => readCobro(ask, referencia),
    cancelCobro: (referencia) => cancelCobro(ask, referencia),
    ...setups,
    ...refunds(ask),
    readEvent: async (raw, header) => readEvent(options, raw, header),
    close: () => undefined,
  };
}

/** One item for the whole order; `[]` keeps the provider from offering instalments, which it does not give back. */
function itemsOf({ monto, moneda, descripcion }: Pick<NuevaPagina, 'monto' | 'moneda' | 'descripcion'>) {
  const price = { name: descripcion, currency: moneda.toUpperCase(), amount_in_cents: monto, quantity: 1 };
  return [{ ...price, charge_type: 'one_time', payment_method_types: ['card'], available_installments: [] }];
}

async function openCardPage(ask: Ask, input: NuevaPagina): Promise<Cobro> {
  const { cliente, metadata, vuelta, cancelacion, venceEn, monto, moneda } = input;
  const body = {
    items: itemsOf(input),
    success_url: vuelta,
    cancel_url: cancelacion,
    user_id: cliente,
    metadata,
    expires_at: venceEn.toISOString(),
  };
  const { id, checkout_url } = await ask(NewCheckout, { method: 'POST', path: '/checkouts', body });
  const begun = { estado: 'iniciado', intento: null, motivo: null, tarjeta: null } as const;
  return { ...begun, referencia: id, monto, moneda, url: checkout_url, metadata, creadoEn: new Date() };
}

/** A refusal answers with a status of failure or as an error; which one, the documents do not say. */
async function chargeSaved(ask: Ask, input: CobroGuardado): Promise<Cobro> {
  const { monto, moneda, cliente, tarjeta, metadata } = input;
  const marked = { ...metadata, [SAVED_MARK]: '1' };
  const body = { payment_method_id: tarjeta, items: itemsOf(input), user_id: cliente, metadata: marked };
  const call = { method: 'POST', path: '/one_time_payments', body } as const;
  const { id, status, payment, payment_method, failure_reason } = await ask(OneTimePayment, call).catch(refused);
  const estado = stateOfCharge(status);
  const found = estado !== 'rechazado' && !payment ? await findCharged(ask, cliente, metadata) : null;
  if (found?.estado === estado) return found;
  return {
    referencia: id,
    intento: payment?.id ?? null,
    estado,
    monto,
    moneda,
    motivo: estado === 'rechazado' ? motiveOf(failure_reason) : null,
    url: null,
    tarjeta: cardOf(payment_method),
    metadata,
    creadoEn: new Date(),
  };
}

/** The answer names neither the payment, which a refund needs, nor what to ask about while it is verified: the list does. */
async function findCharged(ask: Ask, cliente: string, { idPago }: CobroGuardado['metadata']): Promise<Cobro | null> {
  if (!idPago) return null;
  return findCobro(ask, cliente, { clave: 'idPago', valor: idPago }).catch(() => null);
}

function refused(error: unknown): never {
  const sentence = error instanceof PaymentError && error.codigo === 'no-permitido' ? error.cause : undefined;
  if (!(sentence instanceof Error)) throw error;
  throw new PaymentError('rechazado', { motivo: motiveOf(sentence.message), cause: sentence });
}

const PAGES = 10;
const PER_PAGE = 50;

/** The newest pages of one customer's checkouts; a charge that was paid comes before a try that was not. */
async function findCobro(ask: Ask, customer: string, { clave, valor }: Mark): Promise<Cobro | null> {
  const found: Checkout[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const query = new URLSearchParams({ user_id: customer, page: `${page}`, items: `${PER_PAGE}` });
    const listed = await ask(z.array(Checkout), { method: 'GET', path: `/checkouts?${query}` });
    found.push(...listed.filter(({ metadata }) => metadata[clave] === valor));
    if (listed.length < PER_PAGE) break;
  }
  const cobros = found.map((checkout) => cobroOfCheckout(checkout));
  return cobros.find(({ estado }) => estado === 'capturado') ?? cobros[0] ?? null;
}

async function readCobro(ask: Ask, referencia: string): Promise<Cobro> {
  // How a charge of a kept card is read is in no document: it is found by its mark, or its notice tells.
  if (!isCheckout(referencia)) throw new PaymentError('no-disponible');
  return cobroOfCheckout(await ask(Checkout, { method: 'GET', path: `/checkouts/${referencia}` }));
}

/** A date that is past closes a page at once. One that is paid, or being verified, cannot be changed; reading it tells. */
async function cancelCobro(ask: Ask, referencia: string): Promise<Cobro> {
  if (!isCheckout(referencia)) return readCobro(ask, referencia);
  const expires_at = new Date(Date.now() - 60_000).toISOString();
  const path = `/checkouts/${referencia}`;
  await ask(z.unknown(), { method: 'PATCH', path, body: { expires_at } }).catch((error: unknown) => {
    if (!(error instanceof PaymentError) || error.codigo !== 'no-permitido') throw error;
  });
  return readCobro(ask, referencia);
}

function isCheckout(referencia: string): boolean {
  return referencia.startsWith('ch_');
}

const REFUNDED = /ya (?:fue|ha sido|est[aá])\s+reembolsad|already (?:been )?refunded/i;

function refunds(ask: Ask): Pick<Payments, 'refund' | 'readDevolucion' | 'findDevolucion'> {
  return {
    refund: async ({ intento, monto, cobrado, metadata }) => {
      // The call has no amount: it would give back all of it.
      if (monto !== cobrado) throw new PaymentError('no-permitido');
      const call = { method: 'POST', path: '/refunds', body: { payment_intent_id: intento } } as const;
      try {
        return { ...devolucionOf(await ask(Refund, call)), intento, metadata };
      } catch (error) {
        // A charge is given back once: a second refusal says that the first call arrived, though its answer was lost.
        if (!(error instanceof PaymentError && REFUNDED.test(String(error.cause)))) throw error;
        return { referencia: intento, intento, estado: 'completado', monto, metadata };
      }
    },
    readDevolucion: async (referencia) => {
      const path = `/refunds/${referencia}`;
      return devolucionOf(await ask(Refund, { method: 'GET', path }));
    },
    // Refunds have no list and no marks: asking again tells whether it was done.
    findDevolucion: async () => null,
  };
}

const never = (): Promise<never> => Promise.reject(new PaymentError('no-permitido'));

/** A card is kept by paying with it; to forget it, our reference is dropped. */
const setups: Pick<Payments, 'openSetupPage' | 'readSetup' | 'forgetCard'> = {
  openSetupPage: never,
  readSetup: never,
  forgetCard: async () => undefined,
};

function readEvent({ webhookSecret, secretKey }: RecurrenteOptions, raw: Buffer, header: Header) {
  const secret = webhookSecret();
  if (!secret) throw new PaymentError('configuracion');
  const id = verifiedId(raw, header, secret);
  try {
    return eventOf(raw, id, secretKey.startsWith('sk_live_'));
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new PaymentError('firma-invalida', { cause });
    throw cause;
  }
}
