import { type Conteo, type Endpoint, fillPath } from '@fedatario/contract/base';
import { ApiError, errorOf } from './api-error.ts';

/** Same origin as the page, so that the refresh cookie is sent. */
const BASE = '/api';

export interface ApiRequest {
  readonly endpoint: Pick<Endpoint, 'method' | 'path' | 'access'>;
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

export interface Answer {
  readonly data: unknown;
  readonly meta?: Conteo & { readonly siguiente?: string | null };
}

export function send(request: ApiRequest, token: string | null): Promise<Answer> {
  return ask(request, token, (response) => response.json());
}

/** Sends a request and parses the answer with the given reader. */
export async function ask<T>(
  request: ApiRequest,
  token: string | null,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const response = await fetch(urlOf(request), {
    method: request.endpoint.method,
    headers: headersOf(request, token),
    credentials: 'same-origin',
    ...(request.signal && { signal: request.signal }),
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  }).catch((error) => refuse(error, request.signal));
  if (!response.ok) throw await errorOf(response);
  return read(response).catch((error) => refuse(error, request.signal));
}

/** A cancelled request stays cancelled; any other failure to answer is a missing connection. */
function refuse(error: unknown, signal: AbortSignal | undefined): never {
  throw signal?.aborted ? error : new ApiError('sin-conexion');
}

export function urlOf({ endpoint, params = {}, query = {} }: ApiRequest): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return `${BASE}${fillPath(endpoint.path, params)}${search.size > 0 ? `?${search}` : ''}`;
}

function headersOf({ body, idempotencyKey }: ApiRequest, token: string | null): Record<string, string> {
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}
