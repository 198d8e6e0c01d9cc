import type { Bank } from '../bank.ts';
import { knownIntent } from '../intents.ts';
import type { Intent, Method, Refund, Session } from '../rows.ts';

/** The book keeps Stripe's names; the other wire has its own beginnings of the same ids. */
const prefixes = [
  ['cs_test_', 'ch_'],
  ['pi_', 'pa_'],
  ['cus_', 'us_'],
  ['pm_', 'pay_m_'],
] as const;

export function outside(id: string): string {
  const [ours, theirs] = prefixes.find(([ours]) => id.startsWith(ours)) ?? ['', ''];
  return theirs + id.slice(ours.length);
}

export function inside(id: string): string {
  const [ours, theirs] = prefixes.find(([, theirs]) => id.startsWith(theirs)) ?? ['', ''];
  return ours + id.slice(theirs.length);
}

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

/** A page. */
export function checkoutShape(bank: Bank, session: Session) {
  const { id, status, amount, currency, metadata, created, expires, successUrl, cancelUrl } = session;
  const intent = bank.store.intent.get(session.intent ?? '');
  return {
    id: outside(id),
    status: status === 'verifying' ? 'payment_in_progress' : intent?.status === 'succeeded' ? 'paid' : 'unpaid',
    total_in_cents: String(amount ?? 0),
    currency: currency.toUpperCase(),
    live_mode: false,
    metadata,
    transfer_setups: [],
    created_at: iso(created),
    expires_at: iso(status === 'expired' ? Math.min(expires, bank.now()) : expires),
    success_url: successUrl,
    cancel_url: cancelUrl,
    checkout_url: `${bank.publicUrl}/pagar/${id}`,
    ...paymentIn(bank, intent),
  };
}

/** A charge of a kept card: it is listed as a checkout that nobody saw. */
export function chargeShape(bank: Bank, intent: Intent) {
  const { id, status, amount, currency, metadata, created } = intent;
  return {
    id: id.replace('pi_', 'ch_'),
    status: status === 'succeeded' ? 'paid' : status === 'processing' ? 'payment_in_progress' : 'unpaid',
    total_in_cents: String(amount),
    currency: currency.toUpperCase(),
    live_mode: false,
    metadata,
    transfer_setups: [],
    created_at: iso(created),
    expires_at: null,
    checkout_url: null,
    ...paymentIn(bank, intent),
  };
}

function paymentIn({ store }: Bank, intent: Intent | undefined) {
  if (!intent) return { payment: null, payment_method: null, latest_intent: null };
  const id = outside(intent.id);
  const method = store.method.get(intent.method ?? '');
  const paymentable = { type: 'OneTimePayment', id: chargeId(intent), tax_id: null, tax_name: null };
  return {
    payment: intent.status === 'succeeded' ? { id, paymentable } : null,
    payment_method: method ? methodShape(method) : null,
    latest_intent: { id, type: 'PaymentIntent', created_at: iso(intent.created), data: { auth_code: '123456' } },
  };
}

export function chargeId({ id }: Intent): string {
  return id.replace('pi_', 'on_');
}

function methodShape({ id, last4, brand }: Method) {
  return { id: outside(id), type: 'card', card: { last4, network: brand } };
}

/** Commission of 4.5 % and 2.00, which the provider keeps. */
const feeOf = (amount: number) => Math.round(amount * 0.045) + 200;

export function refundShape(bank: Bank, { id, intent, amount, status, created }: Refund) {
  return {
    id,
    status,
    customer_refunded_amount_in_cents: amount,
    account_refunded_amount_in_cents: amount - feeOf(amount),
    currency: knownIntent(bank, intent).currency.toUpperCase(),
    created_at: iso(created),
  };
}

/** A payment as a notice tells it. */
export function eventShape(bank: Bank, intent: Intent, event_type: string) {
  const { id, amount, currency, customer, refusal, status, created } = intent;
  const session = bank.store.session.get(intent.session ?? '');
  const checkout = session ? checkoutShape(bank, { ...session, intent: id }) : chargeShape(bank, intent);
  return {
    id: outside(id),
    event_type,
    api_version: '2024-04-24',
    checkout,
    created_at: iso(created),
    failure_reason: refusal ? sentenceOf(refusal) : null,
    amount_in_cents: amount,
    currency: currency.toUpperCase(),
    fee: status === 'succeeded' ? feeOf(amount) : 0,
    vat_withheld: 0,
    vat_withheld_currency: 'GTQ',
    customer: { id: outside(customer ?? '') },
    payment: { id: outside(id), paymentable: { type: 'OneTimePayment', id: chargeId(intent) } },
  };
}

const sentences: Readonly<Record<string, string>> = {
  insufficient_funds: 'La tarjeta no tiene fondos suficientes.',
  expired_card: 'La tarjeta está vencida.',
  incorrect_cvc: 'El código de seguridad no es correcto.',
};

export function sentenceOf({ code, decline_code }: NonNullable<Intent['refusal']>): string {
  const bank = 'Tu banco ha rechazado la transacción. Llama a tu banco y pide que autoricen esta transacción.';
  return sentences[decline_code ?? code] ?? bank;
}
