import type { Conteo, Endpoint, Input, Response as ResponseOf } from '@fedatario/contract';
import {
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type ApiError, isUnsettled, sessionIsOver } from './api-error.ts';
import { type Answer, type Request, send } from './http.ts';
import { keyOf, type Sent } from './idempotency.ts';
import { PACIENCIA, patiently } from './patience.ts';
import { ensureToken, renewToken } from './renewal.ts';
import { readToken } from './token.ts';

interface Options {
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Calls the server and answers `data`. Throws ApiError only. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: Options = {},
): Promise<ResponseOf<E>> {
  const request = { endpoint, ...(input as Pick<Request, 'params' | 'query' | 'body'>), ...options };
  return (await sendRenewing(request)).data as ResponseOf<E>;
}

/** A page of a list, and how to ask for the next one: null after the last. */
interface Pagina<E extends Endpoint> extends Conteo {
  readonly data: ResponseOf<E>;
  readonly siguiente: string | null;
}

async function callPage<E extends Endpoint>(endpoint: E, input: Input<E>, signal: AbortSignal): Promise<Pagina<E>> {
  const request = { endpoint, ...(input as Pick<Request, 'params' | 'query'>), signal };
  const { data, meta } = await sendRenewing(request);
  return { data: data as ResponseOf<E>, siguiente: meta?.siguiente ?? null, total: meta?.total, tope: meta?.tope };
}

function sendRenewing(request: Request): Promise<Answer> {
  const waiting = { patience: patienceOf(request), signal: request.signal };
  return patiently(() => renewing(request.endpoint, (token) => send(request, token)), waiting);
}

/** A write with an idempotency key takes effect once, however often it is sent; without one it is not sent again. */
function patienceOf({ endpoint: { method }, idempotencyKey }: Request): number {
  if (method === 'GET') return PACIENCIA.lectura;
  return idempotencyKey === undefined ? PACIENCIA.ninguna : PACIENCIA.escritura;
}

/** Sends with a token that is still good; when the server finds it is not, renews it once and sends again. */
export async function renewing<T>(
  { access }: Pick<Endpoint, 'access'>,
  work: (token: string | null) => Promise<T>,
): Promise<T> {
  if (access !== 'public') await ensureToken();
  const used = readToken();
  try {
    return await work(used);
  } catch (error) {
    if (!sessionIsOver(error)) throw error;
    await renewToken(used, error as ApiError);
    return work(readToken());
  }
}

/** Where the answer of a call is kept. Its first piece is the path, so that all of a path can be renewed at once. */
function keyOfCall<E extends Endpoint>({ path }: E, input: Input<E>): QueryKey {
  return [path, input];
}

/** How a call is read and kept: for `useQuery` and for reading ahead of the first screen. */
export function reading<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return {
    queryKey: keyOfCall(endpoint, input),
    queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, input, { signal }),
  };
}

interface Reading {
  enabled?: boolean;
  /** Milliseconds between one look and the next. */
  every?: number;
  /** Milliseconds between two looks while there is no answer. */
  everyWhileFailed?: number;
  /** Always asked of the server, once: what is opened to be written must not be an older copy. */
  fresh?: boolean;
}

/** Reads, and keeps the answer fresh: the key is the call itself. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { enabled = true, every, everyWhileFailed, fresh = false }: Reading = {},
) {
  return useQuery<ResponseOf<E>, ApiError>({
    ...reading(endpoint, input),
    enabled,
    ...(every !== undefined && { refetchInterval: every }),
    ...(everyWhileFailed !== undefined && {
      refetchInterval: ({ state }) => state.status === 'error' && everyWhileFailed,
    }),
    ...(fresh && { gcTime: 0, staleTime: Number.POSITIVE_INFINITY }),
  });
}

/** Reads a list page after page; what stands of it is in `data.pages`. */
export function usePages<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { fresh = false }: Pick<Reading, 'fresh'> = {},
) {
  const { query } = input as { query?: object };
  return useInfiniteQuery<Pagina<E>, ApiError, { pages: Pagina<E>[] }, QueryKey, string | undefined>({
    queryKey: [...keyOfCall(endpoint, input), 'pages'],
    queryFn: ({ signal, pageParam }) =>
      callPage(endpoint, Object.assign({}, input, { query: { ...query, cursor: pageParam } }), signal),
    initialPageParam: undefined,
    getNextPageParam: ({ siguiente }) => siguiente ?? undefined,
    ...(fresh && { gcTime: 0, staleTime: Number.POSITIVE_INFINITY }),
  });
}

/** Reads one page of a list; while another comes, the rows that are here stay in sight. */
export function usePage<E extends Endpoint>(endpoint: E, input: Input<E>, enabled = true) {
  return useQuery<Pagina<E>, ApiError>({
    queryKey: [...keyOfCall(endpoint, input), 'page'],
    queryFn: ({ signal }) => callPage(endpoint, input, signal),
    enabled,
    placeholderData: keepPreviousData,
  });
}

interface Then<E extends Endpoint> {
  readonly onSuccess?: (answer: ResponseOf<E>) => unknown;
  readonly onError?: (error: ApiError) => unknown;
  readonly onSettled?: () => unknown;
}

interface Sending<E extends Endpoint> {
  renews?: readonly Endpoint[];
  /** The Idempotency-Key, where the deed itself has a name that every tab knows. */
  keyFor?: (input: Input<E>) => string;
}

/**
 * Writes, then renews the calls that the change made stale. A submit sent again keeps its Idempotency-Key. The `onSuccess`
 * of a `mutate` runs as soon as it was written, if its screen is still there: what is renewed may take its button away.
 */
export function useSend<E extends Endpoint>(endpoint: E, { renews = [], keyFor }: Sending<E> = {}) {
  const client = useQueryClient();
  const unsettled = useRef<Sent>(undefined);
  const { current: here } = useRef(new Map<Input<E>, Then<E>['onSuccess']>());
  useEffect(() => () => here.clear(), [here]);
  const { mutate: start, ...mutation } = useMutation<ResponseOf<E>, ApiError, Input<E>>({
    networkMode: 'always',
    // A busy service was waited for already.
    retry: (failures, error) => failures < 2 && ['sin-conexion', 'peticion-en-curso'].includes(error.codigo),
    mutationFn: (input) => {
      unsettled.current = keyOf(JSON.stringify(input ?? null), unsettled.current, keyFor && (() => keyFor(input)));
      return call(endpoint, input, { idempotencyKey: unsettled.current.key });
    },
    onError: (error) => {
      if (!isUnsettled(error)) unsettled.current = undefined;
    },
    onSuccess: (answer, input) => {
      unsettled.current = undefined;
      here.get(input)?.(answer);
      return Promise.all(renews.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
    },
  });
  const mutate = (input: Input<E>, { onSuccess, ...then }: Then<E> = {}) => {
    here.set(input, onSuccess);
    start(input, then);
  };
  return { ...mutation, mutate };
}
