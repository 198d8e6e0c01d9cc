import { type Bank, wait } from './bank.ts';
import { type Answer, answerFor } from './cards.ts';
import type { Intent, Method } from './rows.ts';
import { intentShape, listShape, refusalShape } from './shapes.ts';
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
  WireError,
} from './wire.ts';

/** Result of a call; `lose`: the work was done, and its answer gets lost. */
export interface Result {
  readonly body: object;
  readonly lose?: boolean;
}

export async function createIntent(bank: Bank, params: Params): Promise<Result> {
  const customer = textOf(params, 'customer') ?? null;
  const method = savedMethod(bank, textOf(params, 'payment_method'), customer);
  const intent: Intent = {
    ...newIntent(bank, amountOf(params, 'amount'), requiredText(params, 'currency'), customer),
    description: textOf(params, 'description') ?? null,
    metadata: metadataOf(params),
    method: method?.id ?? null,
    returnUrl: textOf(params, 'return_url') ?? null,
  };
  bank.store.save('intent', intent);
  const expand = stringsOf(params, 'expand').includes('payment_method');
  if (params.confirm === 'true') return confirmSaved(bank, intent, method, expand);
  return { body: intentShape(bank, intent, expand) };
}

export async function confirmIntent(bank: Bank, params: Params, id: string): Promise<Result> {
  const found = knownIntent(bank, id);
  if (found.status !== 'requires_confirmation' && found.status !== 'requires_payment_method') throw unexpected(found);
  const method = savedMethod(bank, textOf(params, 'payment_method') ?? found.method ?? undefined, found.customer);
  const returnUrl = textOf(params, 'return_url') ?? found.returnUrl;
  return confirmSaved(bank, { ...found, returnUrl }, method, stringsOf(params, 'expand').includes('payment_method'));
}

export function newIntent(bank: Bank, amount: number, currency: string, customer: string | null): Intent {
  return {
    id: newId('pi'),
    created: bank.now(),
    status: 'requires_confirmation',
    amount,
    currency,
    customer,
    description: null,
    metadata: {},
    method: null,
    refusal: null,
    returnUrl: null,
    session: null,
    refunded: 0,
  };
}

function savedMethod({ store }: Bank, id: string | undefined, customer: string | null): Method | undefined {
  if (id === undefined) return undefined;
  const method = store.method.get(id);
  if (!method) throw missing('PaymentMethod', id);
  if (method.customer === null || method.customer !== customer) {
    throw invalid('The provided PaymentMethod does not belong to this Customer.', 'payment_method');
  }
  return method;
}

async function confirmSaved(bank: Bank, intent: Intent, method: Method | undefined, expand: boolean): Promise<Result> {
  if (!method) throw invalid('A payment method is needed to confirm.', 'payment_method', 'parameter_missing');
  const answer = answerFor(method.kind, 'guardada');
  if (answer.tipo === 'lenta') await takeLong(bank, { ...intent, method: method.id });
  const done = settle(bank, intent, method, answer);
  if (done.refusal) {
    const error = { ...refusalShape(bank, done.refusal), payment_intent: intentShape(bank, done) };
    throw new WireError(402, error);
  }
  return { body: intentShape(bank, done, expand), lose: answer.tipo === 'perdida' };
}

/** Shown as `processing` meanwhile; after a kill it stays so, and the next start refuses it. */
async function takeLong(bank: Bank, intent: Intent): Promise<void> {
  bank.store.save('intent', { ...intent, status: 'processing' });
  bank.store.commit();
  await wait(bank.settings.slowMs);
}

/** Records the bank's answer and sends its notice. */
export function settle(bank: Bank, intent: Intent, method: Method, answer: Answer): Intent {
  if (answer.tipo === 'rechazada') {
    const { code, decline_code } = answer;
    return refuse(bank, intent, { code, ...(decline_code && { decline_code }), method: method.id });
  }
  const status = answer.tipo === 'confirmar' ? 'requires_action' : 'succeeded';
  const done: Intent = { ...intent, status, method: method.id, refusal: null };
  bank.store.save('intent', done);
  if (status === 'succeeded') bank.notify('payment_intent.succeeded', intentShape(bank, done));
  return done;
}

export function refuse(bank: Bank, intent: Intent, refusal: NonNullable<Intent['refusal']>): Intent {
  const refused: Intent = { ...intent, status: 'requires_payment_method', method: null, refusal };
  bank.store.save('intent', refused);
  bank.notify('payment_intent.payment_failed', intentShape(bank, refused));
  return refused;
}

export function retrieveIntent(bank: Bank, params: Params, id: string): Result {
  return { body: intentShape(bank, knownIntent(bank, id), stringsOf(params, 'expand').includes('payment_method')) };
}

/** The newest first, as Stripe lists. */
export function listIntents(bank: Bank, params: Params): Result {
  const customer = textOf(params, 'customer');
  const since = Number(textOf(groupOf(params, 'created'), 'gte') ?? 0);
  const expand = stringsOf(params, 'expand').includes('data.payment_method');
  const all = [...bank.store.intent.values()].filter(
    (intent) => (!customer || intent.customer === customer) && intent.created >= since,
  );
  const newest = all.reverse().slice(0, Number(textOf(params, 'limit') ?? 10));
  return {
    body: listShape(
      '/v1/payment_intents',
      newest.map((intent) => intentShape(bank, intent, expand)),
    ),
  };
}

export function cancelIntent(bank: Bank, _params: Params, id: string): Result {
  const intent = knownIntent(bank, id);
  if (intent.session || ['succeeded', 'canceled', 'processing'].includes(intent.status)) throw unexpected(intent);
  return { body: intentShape(bank, annul(bank, intent)) };
}

export function annul(bank: Bank, intent: Intent): Intent {
  const canceled: Intent = { ...intent, status: 'canceled' };
  bank.store.save('intent', canceled);
  bank.notify('payment_intent.canceled', intentShape(bank, canceled));
  return canceled;
}

function unexpected({ status }: Intent): WireError {
  const message = `This PaymentIntent has a status of ${status}.`;
  return invalid(message, undefined, 'payment_intent_unexpected_state');
}

export function knownIntent({ store }: Bank, id: string): Intent {
  const intent = store.intent.get(id);
  if (!intent) throw missing('payment_intent', id);
  return intent;
}
