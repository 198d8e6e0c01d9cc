import { hash } from 'node:crypto';
import { type Bank, type Planned, wait } from './bank.ts';
import {
  attachMethod,
  createCustomer,
  detachMethod,
  listMethods,
  retrieveCustomer,
  retrieveMethod,
} from './customers.ts';
import { createEndpoint, deleteEndpoint, listEndpoints } from './endpoints.ts';
import { cancelIntent, confirmIntent, createIntent, listIntents, type Result, retrieveIntent } from './intents.ts';
import { createRefund, listRefunds, retrieveRefund } from './refunds.ts';
import { createSession, expireSession, retrieveSession } from './sessions.ts';
import { decodeForm, invalid, type Params, WireError } from './wire.ts';

type Call = (bank: Bank, params: Params, id: string) => Result | Promise<Result>;

const calls: Readonly<Record<string, Call>> = {
  'POST customers': createCustomer,
  'GET customers/:id': retrieveCustomer,
  'GET payment_methods': listMethods,
  'GET payment_methods/:id': retrieveMethod,
  'POST payment_methods/:id/attach': attachMethod,
  'POST payment_methods/:id/detach': detachMethod,
  'POST checkout/sessions': createSession,
  'GET checkout/sessions/:id': retrieveSession,
  'POST checkout/sessions/:id/expire': expireSession,
  'POST payment_intents': createIntent,
  'GET payment_intents': listIntents,
  'GET payment_intents/:id': retrieveIntent,
  'POST payment_intents/:id/confirm': confirmIntent,
  'POST payment_intents/:id/cancel': cancelIntent,
  'POST refunds': createRefund,
  'GET refunds': listRefunds,
  'GET refunds/:id': retrieveRefund,
  'POST webhook_endpoints': createEndpoint,
  'GET webhook_endpoints': listEndpoints,
  'DELETE webhook_endpoints/:id': deleteEndpoint,
};

export interface ApiRequest {
  readonly method: string;
  /** Path after `/v1/`, with its query. */
  readonly path: string;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly key: string | undefined;
}

/** Response of the API; `cut`: the connection is closed without one. */
export type ApiAnswer = { readonly status: number; readonly text: string } | 'cut';

export async function answerApi(bank: Bank, request: ApiRequest): Promise<ApiAnswer> {
  if (request.authorization !== `Bearer ${bank.settings.apiKey}`) {
    return failure(new WireError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }));
  }
  const planned = takePlanned(bank, request.path);
  if (planned?.how === 'cut') return 'cut';
  if (planned?.how === 'fail') return failure(new WireError(500, { type: 'api_error', message: 'Planned failure.' }));
  if (planned?.how === 'limit')
    return failure(
      new WireError(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Planned limit.' }),
    );
  if (planned?.how === 'delay') await wait(planned.ms);
  const answer = await (request.method === 'POST' && request.key
    ? once(bank, request, request.key)
    : perform(bank, request));
  return planned?.how === 'lose' || answer.lose ? 'cut' : answer;
}

export function takePlanned({ control }: Bank, path: string): Planned | undefined {
  const planned = control.next.find((plan) => path.startsWith(plan.path));
  if (!planned) return undefined;
  planned.times -= 1;
  if (planned.times < 1) control.next = control.next.filter((plan) => plan !== planned);
  return planned;
}

interface Performed {
  readonly status: number;
  readonly text: string;
  readonly lose?: boolean;
}

/** Answers lost in a row: the SDK retries once by itself. */
const LOST_TIMES = 2;
const lost = new Map<string, number>();

/** The same key with the same request gets the same answer; a request refused as malformed may be sent again. */
async function once(bank: Bank, request: ApiRequest, key: string): Promise<Performed> {
  const { store, atWork } = bank;
  const question = hash('sha256', `${request.path}\n${request.body}`, 'base64');
  const kept = store.kept.get(key);
  if (kept) {
    if (kept.request !== question) return failure(otherQuestion());
    return { status: kept.status, text: kept.body, lose: loseAgain(key) };
  }
  const working = `clave ${key}`;
  if (atWork.has(working))
    return failure(
      new WireError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'This key is being used right now.',
      }),
    );
  const keep = ({ status, text, lose }: Performed) => {
    if (status === 200 || status === 402)
      store.save('kept', { id: key, created: bank.now(), request: question, status, body: text });
    if (lose) lost.set(key, LOST_TIMES - 1);
  };
  const work = perform(bank, request, keep).finally(() => atWork.delete(working));
  atWork.set(working, work);
  return work;
}

function loseAgain(key: string): boolean {
  const left = lost.get(key) ?? 0;
  if (left > 1) lost.set(key, left - 1);
  else lost.delete(key);
  return left > 0;
}

function otherQuestion(): WireError {
  const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
  return new WireError(400, { type: 'idempotency_error', message });
}

/** Does the work and writes it with its answer in one line, before answering. */
async function perform(bank: Bank, request: ApiRequest, keep?: (done: Performed) => void): Promise<Performed> {
  const done = await call(bank, request).catch((error: unknown) => {
    if (error instanceof WireError) return failure(error);
    throw error;
  });
  keep?.(done);
  bank.store.commit();
  return done;
}

async function call(bank: Bank, { method, path, body }: ApiRequest): Promise<Performed> {
  const [place = '', query = ''] = path.split('?');
  const steps = place.startsWith('checkout/') ? ['checkout/sessions', ...place.split('/').slice(2)] : place.split('/');
  const [resource, id, action] = steps;
  const name = `${method} ${resource}${id ? '/:id' : ''}${action ? `/${action}` : ''}`;
  const known = calls[name];
  if (!known)
    throw new WireError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: /v1/${place}).`,
    });
  if (steps.length > 3) throw invalid('Unrecognized request URL.');
  const result = await known(bank, decodeForm(method === 'GET' ? query : body), id ?? '');
  return { status: 200, text: JSON.stringify(result.body), lose: result.lose ?? false };
}

function failure({ status, error }: WireError): Performed {
  return { status, text: JSON.stringify({ error }) };
}
