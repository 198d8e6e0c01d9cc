import { type Bank, wait } from './bank.ts';
import { answerFor, brandOf, type TestCardKind, testCards } from './cards.ts';
import { knownIntent, refuse, settle } from './intents.ts';
import type { Method, Refusal, Session, Setup } from './rows.ts';
import { endSession, intentOfSession, knownSession } from './sessions.ts';
import { intentShape } from './shapes.ts';
import { missing, newId } from './wire.ts';

export interface NewCard {
  readonly kind: TestCardKind;
  readonly month: number;
  readonly year: number;
}

/** Outcome of a card on a page: the address to go to, a refusal, a lost answer, or a closed page. */
export type Outcome = { readonly goTo: string } | { readonly refusal: Refusal } | 'lost' | 'closed';

/** Pays or keeps a card on a page. Sent twice, the second waits for the first and ends as it did. */
export function tryCard(bank: Bank, id: string, card: NewCard): Promise<Outcome> {
  const running = bank.atWork.get(id) as Promise<Outcome> | undefined;
  if (running !== undefined) return running;
  const work = take(bank, id, card).finally(() => bank.atWork.delete(id));
  bank.atWork.set(id, work);
  return work;
}

async function take(bank: Bank, id: string, card: NewCard): Promise<Outcome> {
  const session = knownSession(bank, id);
  if (session.status !== 'open') return 'closed';
  const method = newMethod(bank, card);
  const answer = answerFor(card.kind, session.mode === 'setup' ? 'guardar' : 'nueva');
  if (answer.tipo === 'lenta') await wait(bank.settings.slowMs);
  const outcome = session.mode === 'setup' ? keep(bank, session, method) : pay(bank, session, method);
  bank.store.commit();
  return answer.tipo === 'perdida' ? 'lost' : outcome;
}

function newMethod({ store, now }: Bank, { kind, month, year }: NewCard): Method {
  const { numero } = testCards[kind];
  const method = { id: newId('pm'), created: now(), customer: null, kind, month, year };
  const made: Method = { ...method, brand: brandOf(numero), last4: numero.slice(-4) };
  store.save('method', made);
  return made;
}

function pay(bank: Bank, session: Session, method: Method): Outcome {
  if (bank.control.verification === 'hold') return { goTo: hold(bank, session, method) };
  const intent = settle(bank, intentOfSession(bank, session), method, answerFor(method.kind, 'nueva'));
  if (intent.refusal) return { refusal: intent.refusal };
  if (intent.status === 'requires_action') return { goTo: `${bank.publicUrl}/confirmar/${intent.id}` };
  return { goTo: complete(bank, session.id, method) };
}

/** The page is over for its customer, and whether it was paid is not known yet. */
function hold(bank: Bank, session: Session, method: Method): string {
  const intent = { ...intentOfSession(bank, session), method: method.id };
  bank.store.save('intent', intent);
  const held: Session = { ...session, intent: intent.id, status: 'verifying' };
  bank.store.save('session', held);
  bank.notify('payment_intent.processing', intentShape(bank, intent));
  return successUrlOf(held);
}

/** Ends the verifications under way; a page whose card was refused can be paid with another one. */
export function endVerifications(bank: Bank, approved: boolean): void {
  for (const session of bank.store.session.values()) {
    if (session.status !== 'verifying') continue;
    const intent = knownIntent(bank, session.intent ?? '');
    const method = bank.store.method.get(intent.method ?? '');
    if (!method) throw missing('PaymentMethod', intent.method ?? '');
    if (approved) {
      settle(bank, intent, method, { tipo: 'aceptada' });
      complete(bank, session.id, method);
    } else {
      bank.store.save('session', { ...session, status: 'open' });
      refuse(bank, intent, { code: 'card_declined', decline_code: 'generic_decline', method: method.id });
    }
  }
  bank.store.commit();
}

function keep(bank: Bank, session: Session, method: Method): Outcome {
  const answer = answerFor(method.kind, 'guardar');
  const base: Setup = {
    id: session.setup ?? newId('seti'),
    created: bank.now(),
    status: 'requires_payment_method',
    customer: session.customer,
    method: method.id,
    session: session.id,
    refusal: null,
  };
  bank.store.save('session', { ...session, setup: base.id });
  if (answer.tipo === 'rechazada') {
    const { code, decline_code } = answer;
    const refusal: Refusal = { code, ...(decline_code && { decline_code }), method: method.id };
    bank.store.save('setup', { ...base, method: null, refusal });
    return { refusal };
  }
  const asks = answer.tipo === 'confirmar';
  bank.store.save('setup', { ...base, status: asks ? 'requires_action' : 'succeeded' });
  return { goTo: asks ? `${bank.publicUrl}/confirmar/${base.id}` : complete(bank, session.id, method) };
}

/** Completes the page; the card is saved if the customer asked for that. Answers the address to go to. */
function complete(bank: Bank, id: string, method: Method): string {
  const session = bank.store.session.get(id);
  if (!session) throw missing('checkout.session', id);
  if (session.remember || session.mode === 'setup')
    bank.store.save('method', { ...method, customer: session.customer });
  endSession(bank, session, 'complete');
  return successUrlOf(session);
}

/** Success address of a page, with the page's id in place of its placeholder. */
export function successUrlOf({ id, successUrl }: Session): string {
  return successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

export interface Asked {
  readonly amount: number | null;
  readonly currency: string;
  readonly last4: string;
  readonly locale: Session['locale'];
  /** Whether there is still something to confirm. */
  readonly waiting: boolean;
  readonly backTo: string;
}

/** Confirmation asked by the bank: of a charge (`pi_…`) or of a card to save (`seti_…`). */
export function askedBy(bank: Bank, id: string): Asked {
  const { store } = bank;
  const find = () => (id.startsWith('seti_') ? store.setup.get(id) : store.intent.get(id));
  const page = find()?.session;
  // An expired page cancels its intent.
  const session = page ? knownSession(bank, page) : undefined;
  const thing = find();
  if (!thing) throw missing('payment_intent', id);
  const sale = 'amount' in thing ? thing : { amount: null, currency: session?.currency ?? '' };
  return {
    amount: sale.amount,
    currency: sale.currency,
    last4: store.method.get(thing.method ?? '')?.last4 ?? '',
    locale: session?.locale ?? 'es',
    waiting: thing.status === 'requires_action' && session?.status !== 'expired',
    backTo: session ? backToPage(bank, session) : returnTo(bank, id),
  };
}

function backToPage({ publicUrl }: Bank, session: Session): string {
  return session.status === 'complete' ? successUrlOf(session) : `${publicUrl}/pagar/${session.id}`;
}

function returnTo(bank: Bank, id: string): string {
  const { returnUrl, status } = knownIntent(bank, id);
  const url = new URL(returnUrl ?? bank.publicUrl);
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}

/** Records the customer's answer to the bank; answers the address to go to. A second answer changes nothing. */
export function confirmWithBank(bank: Bank, id: string, approved: boolean): string {
  if (!askedBy(bank, id).waiting) return askedBy(bank, id).backTo;
  const setup = bank.store.setup.get(id);
  if (setup) confirmSetup(bank, setup, approved);
  else confirmCharge(bank, id, approved);
  bank.store.commit();
  return askedBy(bank, id).backTo;
}

function confirmCharge(bank: Bank, id: string, approved: boolean): void {
  const intent = knownIntent(bank, id);
  const method = bank.store.method.get(intent.method ?? '');
  if (!method) throw missing('PaymentMethod', intent.method ?? '');
  if (!approved) {
    refuse(bank, intent, { code: 'payment_intent_authentication_failure', method: method.id });
    return;
  }
  settle(bank, intent, method, { tipo: 'aceptada' });
  if (intent.session) complete(bank, intent.session, method);
}

function confirmSetup(bank: Bank, setup: Setup, approved: boolean): void {
  const method = bank.store.method.get(setup.method ?? '');
  if (!method) throw missing('PaymentMethod', setup.method ?? '');
  if (approved) {
    bank.store.save('setup', { ...setup, status: 'succeeded' });
    complete(bank, setup.session, method);
    return;
  }
  const refusal = { code: 'setup_intent_authentication_failure', method: method.id };
  bank.store.save('setup', { ...setup, status: 'requires_payment_method', method: null, refusal });
}
