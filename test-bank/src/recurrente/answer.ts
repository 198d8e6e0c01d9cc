import { type ApiAnswer, takePlanned } from '../api.ts';
import { type Bank, wait } from '../bank.ts';
import { decodeForm, type Params, WireError } from '../wire.ts';
import { calls } from './api.ts';

export interface RecurrenteRequest {
  readonly method: string;
  /** Path after `/api/`, with its query. */
  readonly path: string;
  readonly body: string;
  /** From either of the headers that the documents name. */
  readonly secretKey: string | undefined;
}

/** Answers a call as Recurrente does: JSON both ways, and no key under which a call can be repeated. */
export async function answerRecurrente(bank: Bank, request: RecurrenteRequest): Promise<ApiAnswer> {
  if (request.secretKey !== bank.settings.apiKey) return said(401, { message: 'Llaves inválidas' });
  const planned = takePlanned(bank, request.path);
  if (planned?.how === 'cut') return 'cut';
  if (planned?.how === 'fail') return said(500, { message: 'Planned failure.' });
  if (planned?.how === 'limit') return said(429, { message: 'Planned limit.' });
  if (planned?.how === 'delay') await wait(planned.ms);
  const { lose, ...answer } = await perform(bank, request);
  return planned?.how === 'lose' || lose ? 'cut' : answer;
}

/** Does the work and writes it in one line before answering. */
async function perform(bank: Bank, { method, path, body }: RecurrenteRequest) {
  const [place = '', query = ''] = path.split('?');
  const [resource, id = ''] = place.split('/');
  const call = calls[`${method} ${resource}${id && '/:id'}`];
  if (!call) return { ...said(404, { error: 'Not Found' }), lose: false };
  try {
    const result = await call(bank, method === 'GET' ? decodeForm(query) : paramsOf(body), id);
    return { ...said(method === 'POST' ? 201 : 200, result.body), lose: result.lose ?? false };
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    return { ...said(error.status, { message: error.message }), lose: false };
  } finally {
    bank.store.commit();
  }
}

function said(status: number, body: object) {
  return { status, text: JSON.stringify(body) };
}

function paramsOf(body: string): Params {
  try {
    return treeOf(JSON.parse(body));
  } catch {
    throw new WireError(400, { message: 'JSON inválido' });
  }
}

/** Values as texts, as the book's functions read them. */
function treeOf(value: unknown): Params {
  const pairs = Object.entries(Object(value)).map(([name, one]) => [
    name,
    typeof one === 'object' && one !== null ? treeOf(one) : one == null ? undefined : String(one),
  ]);
  return Object.fromEntries(pairs) as Params;
}
