import type { Bank } from '../bank.ts';
import { createCustomer } from '../customers.ts';
import { createIntent, knownIntent, type Result } from '../intents.ts';
import { createRefund, retrieveRefund } from '../refunds.ts';
import { createSession, expireSession, knownSession } from '../sessions.ts';
import { amountOf, groupOf, invalid, type Params, requiredText, textOf, WireError } from '../wire.ts';
import { chargeId, chargeShape, checkoutShape, inside, outside, refundShape, sentenceOf } from './shapes.ts';

type Call = (bank: Bank, params: Params, id: string) => Result | Promise<Result>;

/** The calls of Recurrente that the product sends, over the same book. */
export const calls: Readonly<Record<string, Call>> = {
  'GET test': () => ({ body: { message: 'Hello Fedatario' } }),
  'POST users': createUser,
  'POST checkouts': createCheckout,
  'GET checkouts': listCheckouts,
  'GET checkouts/:id': retrieveCheckout,
  'PATCH checkouts/:id': updateCheckout,
  'POST one_time_payments': createCharge,
  'POST refunds': createWholeRefund,
  'GET refunds/:id': readRefund,
};

function createUser(bank: Bank, params: Params): Result {
  const email = requiredText(params, 'email');
  // The same person again is the same user.
  const known = [...bank.store.customer.values()].find((customer) => customer.email === email);
  if (known) return { body: { id: outside(known.id), email } };
  const { body } = createCustomer(bank, { email, name: textOf(params, 'full_name') });
  return { body: { id: outside((body as { id: string }).id), email } };
}

interface Sale {
  readonly name: string;
  readonly amount: number;
  readonly currency: string;
}

function saleOf(params: Params): Sale {
  const [item, ...more] = Object.values(groupOf(params, 'items'));
  if (typeof item !== 'object' || more.length > 0) throw invalid('Este banco de prueba toma un producto.');
  const quantity = amountOf(item, 'quantity');
  const name = requiredText(item, 'name');
  return { name, amount: amountOf(item, 'amount_in_cents') * quantity, currency: requiredText(item, 'currency') };
}

function createCheckout(bank: Bank, params: Params): Result {
  const { name, amount, currency } = saleOf(params);
  const price_data = { currency, unit_amount: String(amount), product_data: { name } };
  const metadata = groupOf(params, 'metadata');
  const expires = textOf(params, 'expires_at');
  const { body } = createSession(bank, {
    mode: 'payment',
    customer: inside(requiredText(params, 'user_id')),
    line_items: { 0: { quantity: '1', price_data } },
    success_url: requiredText(params, 'success_url'),
    cancel_url: textOf(params, 'cancel_url'),
    expires_at: expires && String(Math.floor(Date.parse(expires) / 1000)),
    metadata,
    payment_intent_data: { metadata, setup_future_usage: 'on_session' },
  });
  const { id, url } = body as { id: string; url: string };
  return { body: { id: outside(id), checkout_url: url } };
}

function retrieveCheckout(bank: Bank, _params: Params, id: string): Result {
  const charge = bank.store.intent.get(id.replace('ch_', 'pi_'));
  return { body: charge ? chargeShape(bank, charge) : checkoutShape(bank, knownSession(bank, inside(id))) };
}

/** The newest first. */
function listCheckouts(bank: Bank, params: Params): Result {
  const customer = inside(textOf(params, 'user_id') ?? '');
  const page = Number(textOf(params, 'page') ?? 1);
  const items = Number(textOf(params, 'items') ?? 20);
  const pages = [...bank.store.session.values()].filter((session) => session.customer === customer);
  const charges = [...bank.store.intent.values()].filter((one) => one.customer === customer && one.session === null);
  const all = [...pages.map((one) => checkoutShape(bank, one)), ...charges.map((one) => chargeShape(bank, one))];
  const newest = all.sort((a, b) => b.created_at.localeCompare(a.created_at));
  return { body: newest.slice((page - 1) * items, page * items) };
}

function updateCheckout(bank: Bank, params: Params, id: string): Result {
  const session = knownSession(bank, inside(id));
  const expires = Math.floor(Date.parse(requiredText(params, 'expires_at')) / 1000);
  if (session.status !== 'open') throw refusal('Solo se puede editar un checkout que no ha sido pagado.');
  if (expires <= bank.now()) expireSession(bank, {}, session.id);
  else bank.store.save('session', { ...session, expires });
  return retrieveCheckout(bank, {}, id);
}

/** A refusal of the card is an error with its sentence; there is nobody who could confirm. */
async function createCharge(bank: Bank, params: Params): Promise<Result> {
  const { name, amount, currency } = saleOf(params);
  const asked = createIntent(bank, {
    amount: String(amount),
    currency: currency.toLowerCase(),
    customer: inside(requiredText(params, 'user_id')),
    payment_method: inside(requiredText(params, 'payment_method_id')),
    description: name,
    metadata: groupOf(params, 'metadata'),
    confirm: 'true',
  });
  const { body, lose = false } = await asked.catch((error: unknown) => {
    const { payment_intent: refused } = error instanceof WireError ? error.error : {};
    if (!refused) throw error;
    const { refusal: why } = knownIntent(bank, (refused as { id: string }).id);
    throw refusal(why ? sentenceOf(why) : 'El cobro no se pudo hacer.');
  });
  const intent = knownIntent(bank, (body as { id: string }).id);
  if (intent.status !== 'succeeded') throw refusal('El banco pide una confirmación que aquí nadie puede dar.');
  return { body: { id: chargeId(intent), status: 'paid' }, lose };
}

const DAYS = 30;

/** The whole charge, once, within its term. */
async function createWholeRefund(bank: Bank, params: Params): Promise<Result> {
  const intent = knownIntent(bank, inside(requiredText(params, 'payment_intent_id')));
  if (intent.refunded > 0) throw refusal('Este pago ya fue reembolsado.');
  if (intent.created < bank.now() - DAYS * 86_400) throw refusal('El plazo para reembolsar este pago ya pasó.');
  const { body } = createRefund(bank, { payment_intent: intent.id });
  return readRefund(bank, {}, (body as { id: string }).id);
}

function readRefund(bank: Bank, _params: Params, id: string): Result {
  retrieveRefund(bank, {}, id);
  const refund = bank.store.refund.get(id);
  if (!refund) throw invalid('No existe.');
  return { body: refundShape(bank, refund) };
}

function refusal(message: string): WireError {
  return new WireError(422, { message });
}
