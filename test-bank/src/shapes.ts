import type { Bank } from './bank.ts';
import type { Customer, Intent, Method, Refund, Refusal, Session, Setup } from './rows.ts';

/** Stripe's objects, with the fields that are read here. */
const test = { livemode: false } as const;

export const customerShape = ({ id, created, email, name, metadata }: Customer) => ({
  id,
  object: 'customer',
  created,
  email,
  name,
  metadata,
  ...test,
});

export const methodShape = ({ id, created, customer, kind, brand, last4, month, year }: Method) => ({
  id,
  object: 'payment_method',
  type: 'card',
  created,
  customer,
  card: {
    brand,
    last4,
    exp_month: month,
    exp_year: year,
    funding: 'credit',
    country: 'GT',
    fingerprint: `prueba-${kind}`,
  },
  metadata: {},
  ...test,
});

export function intentShape(bank: Bank, intent: Intent, expand = false) {
  const { id, created, amount, currency, customer, description, metadata, status, method, refusal } = intent;
  const succeeded = status === 'succeeded';
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: succeeded ? amount : 0,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    created,
    currency,
    customer,
    description,
    last_payment_error: refusal ? refusalShape(bank, refusal) : null,
    latest_charge: succeeded ? id.replace('pi_', 'ch_') : null,
    metadata,
    next_action: status === 'requires_action' ? redirectShape(bank, id, intent.returnUrl) : null,
    payment_method: methodIn(bank, method, expand),
    payment_method_types: ['card'],
    status,
    ...test,
  };
}

function methodIn({ store }: Bank, id: string | null, expand: boolean) {
  const method = expand && id ? store.method.get(id) : undefined;
  return method ? methodShape(method) : id;
}

function redirectShape({ publicUrl }: Bank, id: string, return_url: string | null) {
  return { type: 'redirect_to_url', redirect_to_url: { url: `${publicUrl}/confirmar/${id}`, return_url } };
}

export function refusalShape({ store }: Bank, { code, decline_code, method }: Refusal) {
  const card = store.method.get(method);
  return {
    type: 'card_error',
    code,
    ...(decline_code && { decline_code }),
    message: `Your card was declined (${decline_code ?? code}).`,
    ...(card && { payment_method: methodShape(card) }),
  };
}

function setupShape(bank: Bank, { id, created, status, customer, method, refusal }: Setup, expand: boolean) {
  return {
    id,
    object: 'setup_intent',
    created,
    customer,
    last_setup_error: refusal ? refusalShape(bank, refusal) : null,
    payment_method: methodIn(bank, method, expand),
    status,
    usage: 'on_session',
    ...test,
  };
}

export function sessionShape(bank: Bank, session: Session, expand: readonly string[] = []) {
  const { id, created, mode, status, amount, currency, customer, metadata, expires } = session;
  return {
    id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: session.cancelUrl,
    created,
    currency,
    customer,
    expires_at: expires,
    metadata,
    mode,
    payment_intent: intentIn(bank, session.intent, expand),
    payment_method_types: ['card'],
    payment_status: mode === 'setup' ? 'no_payment_required' : status === 'complete' ? 'paid' : 'unpaid',
    setup_intent: setupIn(bank, session.setup, expand),
    status,
    success_url: session.successUrl,
    ui_mode: 'hosted_page',
    url: status === 'open' ? `${bank.publicUrl}/pagar/${id}` : null,
    ...test,
  };
}

function intentIn(bank: Bank, id: string | null, expand: readonly string[]) {
  const intent = id && expand.some((path) => path.startsWith('payment_intent')) ? bank.store.intent.get(id) : undefined;
  return intent ? intentShape(bank, intent, expand.includes('payment_intent.payment_method')) : id;
}

function setupIn(bank: Bank, id: string | null, expand: readonly string[]) {
  const setup = id && expand.some((path) => path.startsWith('setup_intent')) ? bank.store.setup.get(id) : undefined;
  return setup ? setupShape(bank, setup, expand.includes('setup_intent.payment_method')) : id;
}

export const refundShape = ({ id, created, intent, amount, status, metadata }: Refund, currency: string) => ({
  id,
  object: 'refund',
  amount,
  charge: intent.replace('pi_', 'ch_'),
  created,
  currency,
  metadata,
  payment_intent: intent,
  reason: null,
  status,
});

export const listShape = (url: string, data: readonly object[]) => ({ object: 'list', data, has_more: false, url });
