import type { Bank } from './bank.ts';
import { annul, newIntent, type Result } from './intents.ts';
import type { Intent, Session } from './rows.ts';
import { intentShape, sessionShape } from './shapes.ts';
import {
  amountOf,
  groupOf,
  invalid,
  metadataOf,
  missing,
  newId,
  type Params,
  requiredText,
  stringsOf,
  textOf,
} from './wire.ts';

const SHORTEST = 30 * 60;
const LONGEST = 24 * 60 * 60;

export function createSession(bank: Bank, params: Params): Result {
  const mode = requiredText(params, 'mode');
  if (mode !== 'payment' && mode !== 'setup') throw invalid('This sandbox takes payment and setup only.', 'mode');
  const customer = textOf(params, 'customer') ?? null;
  if (customer && !bank.store.customer.has(customer)) throw missing('customer', customer);
  const intentData = groupOf(params, 'payment_intent_data');
  const session: Session = {
    id: newId('cs_test'),
    created: bank.now(),
    mode,
    status: 'open',
    customer,
    ...(mode === 'payment'
      ? saleOf(params)
      : { amount: null, currency: requiredText(params, 'currency'), description: '' }),
    successUrl: requiredText(params, 'success_url'),
    cancelUrl: textOf(params, 'cancel_url') ?? null,
    expires: expiryOf(bank, textOf(params, 'expires_at')),
    locale: /^(en|tr)$/.test(textOf(params, 'locale') ?? '') ? 'en' : 'es',
    metadata: metadataOf(params),
    intentMetadata: metadataOf(intentData),
    remember: textOf(intentData, 'setup_future_usage') !== undefined,
    intent: null,
    setup: null,
  };
  bank.store.save('session', session);
  return { body: sessionShape(bank, session) };
}

function saleOf(params: Params): Pick<Session, 'amount' | 'currency' | 'description'> {
  const lines = Object.values(groupOf(params, 'line_items'));
  const [line] = lines;
  if (lines.length !== 1 || typeof line !== 'object') throw invalid('This sandbox takes one line.', 'line_items');
  const price = groupOf(line, 'price_data');
  return {
    amount: amountOf(price, 'unit_amount') * amountOf(line, 'quantity'),
    currency: requiredText(price, 'currency').toLowerCase(),
    description: requiredText(groupOf(price, 'product_data'), 'name'),
  };
}

function expiryOf(bank: Bank, asked: string | undefined): number {
  if (asked === undefined) return bank.now() + LONGEST;
  const ahead = Number(asked) - bank.now();
  if (!(ahead >= SHORTEST && ahead <= LONGEST)) {
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', 'expires_at');
  }
  return Number(asked);
}

export function retrieveSession(bank: Bank, params: Params, id: string): Result {
  const session = knownSession(bank, id);
  return { body: sessionShape(bank, session, stringsOf(params, 'expand')) };
}

export function expireSession(bank: Bank, _params: Params, id: string): Result {
  const session = knownSession(bank, id);
  if (session.status !== 'open') throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
  // As with Stripe, a page cannot be expired while a card is being processed.
  if (bank.atWork.has(id)) throw invalid('This Checkout Session is being paid right now.');
  return { body: sessionShape(bank, endSession(bank, session, 'expired')) };
}

export function knownSession(bank: Bank, id: string): Session {
  const session = bank.store.session.get(id);
  if (!session) throw missing('checkout.session', id);
  if (session.status === 'open' && session.expires <= bank.now() && !bank.atWork.has(id)) {
    return endSession(bank, session, 'expired');
  }
  return session;
}

export function endSession(bank: Bank, session: Session, status: 'complete' | 'expired'): Session {
  const ended: Session = { ...session, status };
  bank.store.save('session', ended);
  const intent = session.intent ? bank.store.intent.get(session.intent) : undefined;
  if (status === 'expired' && intent && intent.status !== 'canceled') annul(bank, intent);
  bank.notify(
    status === 'complete' ? 'checkout.session.completed' : 'checkout.session.expired',
    sessionShape(bank, ended),
  );
  return ended;
}

/** Pages also expire when nobody opens them, and notices say so. */
export function endOldSessions(bank: Bank): void {
  for (const { id, status } of bank.store.session.values()) if (status === 'open') knownSession(bank, id);
  bank.store.commit();
}

/** The intent of a page is created with the first card tried on it. */
export function intentOfSession(bank: Bank, session: Session): Intent {
  const known = session.intent ? bank.store.intent.get(session.intent) : undefined;
  if (known) return known;
  const intent: Intent = {
    ...newIntent(bank, session.amount ?? 0, session.currency, session.customer),
    description: session.description,
    metadata: session.intentMetadata,
    session: session.id,
  };
  bank.store.save('intent', intent);
  bank.store.save('session', { ...session, intent: intent.id });
  bank.notify('payment_intent.created', intentShape(bank, intent));
  return intent;
}
