import type { z } from 'zod';
import { PaymentError } from '../payments.ts';

export interface RecurrenteOptions {
  readonly codigo: 'recurrente' | 'recurrente-prueba';
  readonly publicKey: string;
  readonly secretKey: string;
  /** Read at each event: the process that plays Recurrente gives it once it runs. */
  readonly webhookSecret: () => string | undefined;
  /** Address of the calls; Recurrente's own if left out. */
  readonly address?: string | undefined;
  /** Milliseconds without an answer after which the outcome counts as uncertain. */
  readonly timeout?: number;
}

interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: object;
}

export type Ask = <T>(schema: z.ZodType<T>, call: Call) => Promise<T>;

const ADDRESS = 'https://app.recurrente.com/api';
const TIMEOUT = 8_000;

/** Sends calls. A failed one throws {@link PaymentError}; one that may have changed something before it failed is `incierto`. */
export function openClient({ publicKey, secretKey, address = ADDRESS, timeout = TIMEOUT }: RecurrenteOptions): Ask {
  // The reference asks for the keys in two headers of its own, the guide of 2026 for a bearer token: each takes its own.
  const headers = {
    'x-public-key': publicKey,
    'x-secret-key': secretKey,
    authorization: `Bearer ${secretKey}`,
    'content-type': 'application/json',
  };
  return async (schema, { method, path, body }) => {
    const unknown = method === 'GET' ? 'no-disponible' : 'incierto';
    const signal = AbortSignal.timeout(timeout);
    const request = {
      method,
      headers,
      signal,
      redirect: 'error',
      ...(body && { body: JSON.stringify(body) }),
    } as const;
    const answer = await fetch(`${address}${path}`, request).catch((cause: unknown) => {
      throw new PaymentError(neverSent(cause) ? 'no-disponible' : unknown, { cause });
    });
    const text = await answer.text().catch((cause: unknown) => {
      throw new PaymentError(unknown, { cause });
    });
    if (!answer.ok) throw refusalOf(answer.status, text, unknown);
    const read = schema.safeParse(jsonOf(text));
    if (!read.success) throw new PaymentError(unknown, { cause: read.error });
    return read.data;
  };
}

/** `configuracion` for keys that are not known; otherwise as far as its status says whether the call did something. */
function refusalOf(status: number, text: string, unknown: 'incierto' | 'no-disponible'): PaymentError {
  const cause = new Error(`Recurrente contestó ${status}: ${messageOf(text)}`);
  if (status === 401 || status === 403) return new PaymentError('configuracion', { cause });
  if (status === 404) return new PaymentError('no-existe', { cause });
  if (status === 429) return new PaymentError('no-disponible', { cause });
  return new PaymentError(status < 500 ? 'no-permitido' : unknown, { cause });
}

const LONGEST_MESSAGE = 300;

/** Errors come under `message` or `error`, by field under `errors`. */
function messageOf(text: string): string {
  const { message, error, errors } = Object(jsonOf(text)) as Readonly<Record<string, unknown>>;
  const said = message ?? error ?? errors ?? '';
  return (typeof said === 'string' ? said : JSON.stringify(said)).slice(0, LONGEST_MESSAGE);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

function neverSent(error: unknown): boolean {
  const { cause } = Object(error) as { readonly cause?: { readonly code?: unknown } };
  return NEVER_SENT.includes(String(cause?.code));
}
