import { v7 as uuidv7 } from 'uuid';
import type { Clase, Registro } from './registro.ts';

interface Envio {
  readonly clase: Clase;
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  /** An object, or a file as it is. */
  readonly body?: object;
}

/** A customer's session, as their browser holds it. */
export interface Sesion {
  authorization: string;
  refreshToken: string;
}

export interface Cliente {
  /** Sends once; undefined unless it was answered 200. */
  readonly send: <T>(envio: Envio) => Promise<T | undefined>;
  /** Sends the same thing under the same key until it is answered for good. Throws Negado, or {@link Rendido} once `giveUp` was called. */
  readonly insist: <T>(envio: Envio, isFinal?: (data: T) => boolean) => Promise<T>;
}

/** A refusal that trying again does not change. */
class Negado extends Error {}
/** There was no answer for good in the time there was. */
export class Rendido extends Error {}

const PATIENCE = 30_000;
const PAUSE = 300;
const EXPIRED = 'sesion-vencida';
const TRY_AGAIN = [EXPIRED, 'peticion-en-curso', 'demasiadas-peticiones'];

interface Options {
  readonly url: string;
  readonly registro: Registro;
  readonly sesion?: Sesion;
  /** True when nobody may wait any longer. */
  readonly isLate: () => boolean;
}

interface Answer {
  readonly status: number;
  readonly data?: unknown;
  readonly codigo?: string;
}

/** Speaks to the product as a browser does, and notes how each request ended. */
export function openCliente({ url, registro, sesion, isLate }: Options): Cliente {
  const ask = async ({ clase, method = 'GET', path, body }: Envio, key: string): Promise<Answer> => {
    const headers = headersOf(method, key, sesion, body);
    const answer = await fetch(url + path, { method, headers, ...bodyOf(body), signal: AbortSignal.timeout(PATIENCE) })
      .then(read)
      .catch((error: Error) => ({ status: 0, codigo: error.name === 'TimeoutError' ? 'muda' : 'cortada' }));
    registro.note(clase, suerteDe(answer));
    return answer;
  };
  const send = async <T>(envio: Envio) => {
    const { status, data } = await ask(envio, uuidv7());
    return status === 200 ? (data as T) : undefined;
  };
  return { send, insist: insisting(ask, { url, isLate, ...(sesion && { sesion }) }) };
}

type Ask = (envio: Envio, key: string) => Promise<Answer>;

function insisting(ask: Ask, { url, sesion, isLate }: Omit<Options, 'registro'>): Cliente['insist'] {
  return async <T>(envio: Envio, isFinal: (data: T) => boolean = () => true) => {
    const key = uuidv7();
    for (;;) {
      const { status, data, codigo = '' } = await ask(envio, key);
      if (status === 200 && isFinal(data as T)) return data as T;
      endIfHopeless(`${status} ${codigo} ${envio.path} ${estadosDe(data)}`.trim(), isRefused(status, codigo), isLate());
      if (codigo === EXPIRED && sesion) await renew(url, sesion);
      await new Promise((rest) => setTimeout(rest, PAUSE));
    }
  };
}

function endIfHopeless(said: string, refused: boolean, late: boolean): void {
  if (refused) throw new Negado(said);
  if (late) throw new Rendido(said);
}

/** The state of an order and of its payments, where an answer has them. */
function estadosDe(data: unknown): string {
  const { estado = '', pagos = [] } = (data ?? {}) as { estado?: string; pagos?: readonly { estado: string }[] };
  return [estado, ...pagos.map((pago) => pago.estado)].join(' ');
}

function isRefused(status: number, codigo: string): boolean {
  return status >= 400 && status < 500 && !TRY_AGAIN.includes(codigo);
}

async function read(answer: Response): Promise<Answer> {
  const { status } = answer;
  const json = answer.headers.get('content-type')?.includes('json');
  const text = await answer.text();
  if (!json) return { status };
  const { data, codigo } = JSON.parse(text) as { data?: unknown; codigo?: string };
  return { status, data, ...(codigo !== undefined && { codigo }) };
}

/** A 503 without a code of the product's is the balancer's own. */
function suerteDe({ status, codigo }: Answer): string {
  if (status === 200) return 'bien';
  if (status === 0) return codigo ?? 'cortada';
  if (status >= 502 && codigo === undefined) return 'balanceador';
  return status >= 500 ? String(status) : `${status} ${codigo ?? ''}`.trim();
}

function headersOf(method: string, key: string, sesion: Sesion | undefined, body: object | undefined) {
  const type = body instanceof Uint8Array ? 'application/octet-stream' : 'application/json';
  return {
    ...(sesion && { authorization: sesion.authorization }),
    ...(method === 'POST' && { 'idempotency-key': key, 'content-type': type }),
  };
}

function bodyOf(body: object | undefined) {
  if (body === undefined) return {};
  return { body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) };
}

async function renew(url: string, sesion: Sesion): Promise<void> {
  const answer = await fetch(`${url}/api/public/identidad/sesion/renovacion`, {
    method: 'POST',
    headers: { cookie: `sesion=${sesion.refreshToken}`, 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => undefined);
  if (!answer?.ok) return;
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  sesion.authorization = `Bearer ${data.accessToken}`;
  const next = answer.headers.getSetCookie().map((cookie) => /^sesion=([^;]+)/.exec(cookie)?.[1]);
  sesion.refreshToken = next.find(Boolean) ?? sesion.refreshToken;
}
