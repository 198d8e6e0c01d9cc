import type { Idioma } from '@fedatario/contract/base';
import Stripe from 'stripe';
import { type Cobro, type CobroGuardado, type NuevaPagina, PaymentError, type Payments } from './payments.ts';
import { openStripe, type StripeOptions } from './stripe-client.ts';
import { answerOf } from './stripe-errors.ts';
import { cobroOfIntent, cobroOfSession, devolucionOf, eventOf, PAGE_MARK, setupOfSession } from './stripe-shapes.ts';

const read = { write: false };
const write = { write: true };
const inSession = { expand: ['payment_intent.payment_method'] };
const inIntent = { expand: ['payment_method'] };
/** Seconds by which a signature may be off, as the library has it for the past. */
const TOLERANCE = 300;

/** Stripe through its official SDK; the sandbox speaks the same wire, so this is the adapter of both. */
export function stripePayments(options: StripeOptions): Payments {
  const { stripe, close } = openStripe(options);
  return {
    codigo: options.codigo,
    createCustomer: async ({ idUsuario, email, nombre }, idempotencyKey) => {
      const asked = stripe.customers.create({ email, name: nombre, metadata: { idUsuario } }, { idempotencyKey });
      return (await answerOf(asked, write)).id;
    },
    openCardPage: (input, key) => openCardPage(stripe, input, key),
    chargeSaved: (input, key) => chargeSaved(stripe, input, key),
    findCobro: (cliente, mark) => findCobro(stripe, cliente, mark),
    readCobro: (referencia) => readCobro(stripe, referencia),
    cancelCobro: (referencia) => cancelCobro(stripe, referencia),
    ...setups(stripe),
    ...refunds(stripe),
    readEvent: async (raw, header) => readEvent(stripe, options.webhookSecret(), raw, header('stripe-signature')),
    close,
  };
}

async function openCardPage(stripe: Stripe, input: NuevaPagina, idempotencyKey: string): Promise<Cobro> {
  const { monto, moneda, descripcion, cliente, metadata, recordar, vuelta, cancelacion, venceEn, idioma } = input;
  const price_data = { currency: moneda, unit_amount: monto, product_data: { name: descripcion } };
  const asked = stripe.checkout.sessions.create(
    {
      mode: 'payment',
      customer: cliente,
      allowed_payment_method_types: ['card'],
      line_items: [{ quantity: 1, price_data }],
      success_url: vuelta,
      cancel_url: cancelacion,
      expires_at: Math.floor(venceEn.getTime() / 1000),
      locale: localeOf(idioma),
      metadata,
      payment_intent_data: {
        description: descripcion,
        metadata: { ...metadata, [PAGE_MARK]: '1' },
        ...(recordar && { setup_future_usage: 'on_session' }),
      },
    },
    { idempotencyKey },
  );
  return cobroOfSession(await answerOf(asked, write));
}

async function chargeSaved(stripe: Stripe, input: CobroGuardado, idempotencyKey: string): Promise<Cobro> {
  const { monto: amount, moneda: currency, descripcion, cliente, tarjeta, metadata, vuelta } = input;
  const asked = stripe.paymentIntents.create(
    {
      amount,
      currency,
      description: descripcion,
      customer: cliente,
      payment_method: tarjeta,
      allowed_payment_method_types: ['card'],
      confirm: true,
      return_url: vuelta,
      metadata,
      ...inIntent,
    },
    { idempotencyKey },
  );
  const refused = asked.catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent;
    throw error;
  });
  return cobroOfIntent(await answerOf(refused, write));
}

async function findCobro(
  stripe: Stripe,
  customer: string,
  { clave, valor }: { readonly clave: string; readonly valor: string },
): Promise<Cobro | null> {
  const pages = stripe.paymentIntents.list({ customer, limit: 100, expand: ['data.payment_method'] });
  const { data } = await answerOf(pages, read);
  const found = data.filter(({ metadata }) => metadata[clave] === valor);
  const intent = found.find(({ status }) => status === 'succeeded') ?? found[0];
  return intent ? cobroOfIntent(intent) : null;
}

async function readCobro(stripe: Stripe, referencia: string): Promise<Cobro> {
  return isSession(referencia)
    ? cobroOfSession(await answerOf(stripe.checkout.sessions.retrieve(referencia, inSession), read))
    : cobroOfIntent(await answerOf(stripe.paymentIntents.retrieve(referencia, inIntent), read));
}

/** A charge that can no longer be cancelled has ended; reading it tells how. */
async function cancelCobro(stripe: Stripe, referencia: string): Promise<Cobro> {
  const asked = isSession(referencia)
    ? stripe.checkout.sessions.expire(referencia).then(cobroOfSession)
    : stripe.paymentIntents.cancel(referencia).then(cobroOfIntent);
  return answerOf(asked, write).catch((error: unknown) => {
    if (error instanceof PaymentError && error.codigo === 'no-permitido') return readCobro(stripe, referencia);
    throw error;
  });
}

function refunds(stripe: Stripe): Pick<Payments, 'refund' | 'readDevolucion' | 'findDevolucion'> {
  return {
    refund: async ({ intento: payment_intent, monto: amount, metadata }, idempotencyKey) => {
      const asked = stripe.refunds.create({ payment_intent, amount, metadata }, { idempotencyKey });
      return devolucionOf(await answerOf(asked, write));
    },
    readDevolucion: async (referencia) => devolucionOf(await answerOf(stripe.refunds.retrieve(referencia), read)),
    findDevolucion: async (payment_intent, { clave, valor }) => {
      const { data } = await answerOf(stripe.refunds.list({ payment_intent, limit: 100 }), read);
      const found = data.find(({ metadata }) => metadata?.[clave] === valor);
      return found ? devolucionOf(found) : null;
    },
  };
}

function setups(stripe: Stripe): Pick<Payments, 'openSetupPage' | 'readSetup' | 'forgetCard'> {
  return {
    openSetupPage: async ({ cliente: customer, moneda: currency, vuelta, cancelacion, idioma }, idempotencyKey) => {
      const asked = stripe.checkout.sessions.create(
        {
          mode: 'setup',
          customer,
          currency,
          allowed_payment_method_types: ['card'],
          success_url: vuelta,
          cancel_url: cancelacion,
          locale: localeOf(idioma),
        },
        { idempotencyKey },
      );
      const { id, url } = await answerOf(asked, write);
      if (!url) throw new PaymentError('configuracion');
      return { referencia: id, url };
    },
    readSetup: async (referencia) => {
      const asked = stripe.checkout.sessions.retrieve(referencia, { expand: ['setup_intent.payment_method'] });
      return setupOfSession(await answerOf(asked, read));
    },
    forgetCard: async (tarjeta) => {
      await answerOf(stripe.paymentMethods.detach(tarjeta), write).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    },
  };
}

function readEvent(stripe: Stripe, secret: string | undefined, raw: Buffer, signature: string | undefined) {
  if (!secret) throw new PaymentError('configuracion');
  try {
    const evento = stripe.webhooks.constructEvent(raw, signature ?? '', secret);
    if (isFromTheFuture(signature) || !isEvent(evento)) throw new PaymentError('firma-invalida');
    return eventOf(evento);
  } catch (cause) {
    // A text that is no event was not written by the provider, whoever signed it.
    if (cause instanceof Stripe.errors.StripeSignatureVerificationError || cause instanceof SyntaxError) {
      throw new PaymentError('firma-invalida', { cause });
    }
    throw cause;
  }
}

/** The library types any JSON that is signed as an event. */
function isEvent(read: unknown): read is Stripe.Event {
  const { id, type, created, data } = Object(read) as Partial<Stripe.Event>;
  return typeof id === 'string' && typeof type === 'string' && typeof created === 'number' && isObject(data?.object);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** The library refuses old signatures only; one dated ahead could be stored and replayed until then. */
function isFromTheFuture(signature = '', now = Date.now()): boolean {
  const seconds = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1]);
  return seconds > now / 1000 + TOLERANCE;
}

/** True when the card is unknown, or no customer's any more. */
function isGone(error: unknown): boolean {
  return error instanceof PaymentError && (error.codigo === 'no-existe' || error.codigo === 'no-permitido');
}

function isSession(referencia: string): boolean {
  return referencia.startsWith('cs_');
}

/** Stripe's pages have no Arabic. */
function localeOf(idioma: Idioma) {
  return ({ es: 'es-419', en: 'en', tr: 'tr', ar: 'en' } as const)[idioma];
}
