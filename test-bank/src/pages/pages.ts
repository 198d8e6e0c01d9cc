import type { ServerResponse } from 'node:http';
import type { Bank } from '../bank.ts';
import { checkCard } from '../cards.ts';
import { askedBy, confirmWithBank, successUrlOf, tryCard } from '../counter.ts';
import type { Session } from '../rows.ts';
import { knownSession } from '../sessions.ts';
import { decodeForm, type Params, textOf, WireError } from '../wire.ts';
import { bankPage } from './bank-page.ts';
import { cardPage } from './card-page.ts';
import { endedPage } from './layout.ts';
import { resources } from './resources.ts';
import { texts } from './texts.ts';

interface PageRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

type Answer =
  | { readonly goTo: string }
  | { readonly status: number; readonly page: string; readonly mayGoTo?: string | null }
  | 'lost';

/** Serves the pages that people see, and the forms they send. */
export async function answerPage(bank: Bank, request: PageRequest, response: ServerResponse): Promise<void> {
  const path = request.url.split('?')[0] ?? '';
  const resource = resources[path];
  if (resource) {
    response.writeHead(200, {
      'content-type': resource.type,
      'cache-control': 'max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    response.end(resource.content);
    return;
  }
  const answer = await pageFor(bank, path, request).catch((error: unknown) => {
    if (error instanceof WireError) return unknownPage(bank);
    throw error;
  });
  send(response, answer);
}

function pageFor(bank: Bank, path: string, request: PageRequest): Promise<Answer> {
  const [, place, id = '', rest] = path.split('/');
  if (place === 'pagar' && rest === undefined) return payPage(bank, id, request);
  if (place === 'confirmar' && rest === undefined) return confirmPage(bank, id, request);
  return Promise.resolve(unknownPage(bank));
}

async function payPage(bank: Bank, id: string, { method, body }: PageRequest): Promise<Answer> {
  const session = knownSession(bank, id);
  if (session.status !== 'open') return ended(bank, session);
  if (method === 'POST') return payWith(bank, session, decodeForm(body));
  return shown(bank, session, { refusal: lastRefusal(bank, session) });
}

async function payWith(bank: Bank, session: Session, typed: Params): Promise<Answer> {
  const given = (name: string) => textOf(typed, name) ?? '';
  const titular = given('titular');
  const card = { numero: given('numero'), vence: given('vence'), cvc: given('cvc'), titular };
  const checked = checkCard(card, new Date(bank.now() * 1000));
  if ('wrong' in checked) return shown(bank, session, { wrong: checked.wrong, titular }, 422);
  const outcome = await tryCard(bank, session.id, checked);
  if (outcome === 'lost') return 'lost';
  if (outcome === 'closed') return ended(bank, knownSession(bank, session.id));
  if ('goTo' in outcome) return outcome;
  const { code, decline_code } = outcome.refusal;
  return shown(bank, knownSession(bank, session.id), { refusal: decline_code ?? code, titular }, 402);
}

function shown(bank: Bank, session: Session, view: Partial<Parameters<typeof cardPage>[0]>, status = 200): Answer {
  const page = cardPage({ comercio: bank.settings.comercio, session, ...view });
  return { status, page, mayGoTo: session.successUrl };
}

/** The refusal shown when a customer returns from a bank that did not confirm. */
function lastRefusal({ store }: Bank, { intent, setup }: Session): string | undefined {
  const refusal = store.intent.get(intent ?? '')?.refusal ?? store.setup.get(setup ?? '')?.refusal;
  return refusal?.decline_code ?? refusal?.code;
}

function ended({ settings: { comercio } }: Bank, session: Session): Answer {
  const t = texts[session.locale];
  const view = { comercio, t, titulo: t.vencida, texto: t.vencidaTexto, volver: session.cancelUrl };
  if (session.status === 'expired') return { status: 410, page: endedPage(view) };
  const [titulo, texto] = session.mode === 'setup' ? [t.guardada, t.guardadaTexto] : [t.hecho, t.hechoTexto];
  return { status: 200, page: endedPage({ ...view, titulo, texto, volver: successUrlOf(session) }) };
}

function unknownPage({ settings: { comercio } }: Bank): Answer {
  const t = texts.es;
  return { status: 404, page: endedPage({ comercio, t, titulo: t.noExiste, texto: t.noExisteTexto, volver: null }) };
}

async function confirmPage(bank: Bank, id: string, { method, body }: PageRequest): Promise<Answer> {
  const asked = askedBy(bank, id);
  if (!asked.waiting) return { goTo: asked.backTo };
  const action = method === 'POST' ? textOf(decodeForm(body), 'accion') : undefined;
  if (action === 'aprobar' || action === 'rechazar') return { goTo: confirmWithBank(bank, id, action === 'aprobar') };
  return { status: 200, page: bankPage(bank.settings.comercio, asked), mayGoTo: confirmedUrl(bank, id) };
}

/** Address an approval leads to, which the page's policy must allow. */
function confirmedUrl({ store }: Bank, id: string): string | null {
  const intent = store.intent.get(id);
  const session = store.session.get(intent?.session ?? store.setup.get(id)?.session ?? '');
  return session?.successUrl ?? intent?.returnUrl ?? null;
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer === 'lost') {
    response.destroy();
    return;
  }
  const common = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' };
  if ('goTo' in answer) {
    response.writeHead(303, { ...common, location: answer.goTo });
    response.end();
    return;
  }
  const policy = contentSecurityPolicy(answer.mayGoTo);
  response.writeHead(answer.status, {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
  });
  response.end(answer.page);
}

/** Browsers apply `form-action` to the redirect after a form too. */
function contentSecurityPolicy(mayGoTo: string | null | undefined): string {
  const onward = mayGoTo && URL.canParse(mayGoTo) ? ` ${new URL(mayGoTo).origin}` : '';
  const sources = "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src data:";
  return `${sources}; form-action 'self'${onward}; base-uri 'none'; frame-ancestors 'none'`;
}
