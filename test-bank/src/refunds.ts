import type { Bank } from './bank.ts';
import { refundOf } from './cards.ts';
import { knownIntent, type Result } from './intents.ts';
import type { Intent, Refund } from './rows.ts';
import { listShape, refundShape } from './shapes.ts';
import { amountOf, invalid, metadataOf, missing, newId, type Params, requiredText, textOf } from './wire.ts';

export function createRefund(bank: Bank, params: Params): Result {
  const { store } = bank;
  const intent = knownIntent(bank, requiredText(params, 'payment_intent'));
  if (intent.status !== 'succeeded') throw invalid('This PaymentIntent does not have a successful charge to refund.');
  const left = intent.amount - intent.refunded;
  if (left === 0) throw invalid('Charge has already been refunded.', undefined, 'charge_already_refunded');
  const amount = params.amount === undefined ? left : amountOf(params, 'amount');
  if (amount > left) throw invalid('Refund amount is greater than unrefunded amount on charge.', 'amount');
  const later = refundOf(store.method.get(intent.method ?? '')?.kind ?? 'aceptada');
  const refund: Refund = {
    id: newId('re'),
    created: bank.now(),
    intent: intent.id,
    amount,
    status: later ? 'pending' : 'succeeded',
    metadata: metadataOf(params),
    next: later ? (later === 'tarda' ? 'succeeded' : 'failed') : null,
  };
  store.save('intent', { ...intent, refunded: intent.refunded + amount });
  store.save('refund', refund);
  bank.notify('refund.created', refundShape(refund, intent.currency));
  if (later) settleLater(bank, refund);
  return { body: refundShape(refund, intent.currency) };
}

function settleLater(bank: Bank, { id }: Refund): void {
  setTimeout(() => settleRefund(bank, id), bank.settings.slowMs).unref();
}

/** A failed refund makes its amount refundable again. */
function settleRefund(bank: Bank, id: string): void {
  const refund = bank.store.refund.get(id);
  if (!refund?.next) return;
  const settled: Refund = { ...refund, status: refund.next, next: null };
  const intent = knownIntent(bank, refund.intent);
  bank.store.save('refund', settled);
  const failed = settled.status === 'failed';
  if (failed) bank.store.save('intent', { ...intent, refunded: intent.refunded - refund.amount } satisfies Intent);
  bank.notify(failed ? 'refund.failed' : 'refund.updated', refundShape(settled, intent.currency));
  bank.store.commit();
}

/** Continues refunds that a stop interrupted. */
export function resumeRefunds(bank: Bank): void {
  for (const refund of bank.store.refund.values()) if (refund.next) settleLater(bank, refund);
}

export function retrieveRefund(bank: Bank, _params: Params, id: string): Result {
  const refund = bank.store.refund.get(id);
  if (!refund) throw missing('refund', id);
  return { body: refundShape(refund, knownIntent(bank, refund.intent).currency) };
}

export function listRefunds(bank: Bank, params: Params): Result {
  const intent = textOf(params, 'payment_intent');
  const found = [...bank.store.refund.values()].filter((refund) => !intent || refund.intent === intent).reverse();
  const shapes = found.map((refund) => refundShape(refund, knownIntent(bank, refund.intent).currency));
  return { body: listShape('/v1/refunds', shapes) };
}
