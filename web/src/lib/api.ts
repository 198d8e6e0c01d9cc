import type { Conteo, Endpoint, Input, Light, Response as ResponseOf } from '@fedatario/contract/base';
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
import { type Answer, type ApiRequest, send } from './http.ts';
import { keyOf, type Sent } from './idempotency.ts';
import { PACIENCIA, patiently } from './patience.ts';
import { renew } from './renew.ts';
import { ensureToken, renewToken } from './renewal.ts';
import { readToken } from './token.ts';

interface Options {
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Calls the server and returns `data`. Throws ApiError only. */
export async function call<E extends Endpoint>(
  endpoint: Light<E>,
  input: Input<E>,
  options: Options = {},
): Promise<ResponseOf<E>> {
  const request = { endpoint, ...(input as Pick<ApiRequest, 'params' | 'query' | 'body'>), ...options };
  return (await sendRenewing(request)).data as ResponseOf<E>;
}

/** A page of a list with the cursor of the next one, null after the last. */
export interface Pagina<E extends Endpoint> extends Conteo {
  readonly data: ResponseOf<E>;
  readonly siguiente: string | null;
}

async function callPage<E extends Endpoint>(
  endpoint: Light<E>,
  input: Input<E>,
  signal: AbortSignal,
): Promise<Pagina<E>> {
  const request = { endpoint, ...(input as Pick<ApiRequest, 'params' | 'query'>), signal };
  const { data, meta } = await sendRenewing(request);
  return { data: data as ResponseOf<E>, siguiente: meta?.siguiente ?? null, total: meta?.total, tope: meta?.tope };
}

function sendRenewing(request: ApiRequest): Promise<Answer> {
  const waiting = { patience: patienceOf(request), signal: request.signal };
  return patiently(() => renewing(request.endpoint, (token) => send(request, token)), waiting);
}

/** A write with an idempotency key takes effect once, however often it is sent; one without a key is not retried. */
function patienceOf({ endpoint: { method }, idempotencyKey }: ApiRequest): number {
  if (method === 'GET') return PACIENCIA.lectura;
  return idempotencyKey === undefined ? PACIENCIA.ninguna : PACIENCIA.escritura;
}

/** Sends with the current token; if the server rejects it, renews it once and sends again. */
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

/** Query key of a call. It begins with the path, so that all calls of a path can be invalidated together. */
function keyOfCall({ path }: Pick<Endpoint, 'path'>, input: unknown): QueryKey {
  return [path, input];
}

/** Query options of a call, for `useQuery` and for prefetching. */
export function reading<E extends Endpoint>(endpoint: Light<E>, input: Input<E>) {
  return {
    queryKey: keyOfCall(endpoint, input),
    queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, input, { signal }),
  };
}

interface Reading {
  enabled?: boolean;
  /** Milliseconds between refetches. */
  every?: number;
  /** Milliseconds between refetches while there is no answer. */
  everyWhileFailed?: number;
  /** Always fetches once from the server, for data about to be edited. */
  fresh?: boolean;
  /** Fetches again when a screen opens with an answer that the cache has, for what others may have just changed. */
  current?: boolean;
  /** Fetches again whenever its tab is looked at again, for what another tab may have changed and this one buys. */
  acrossTabs?: boolean;
}

/** Reads a call through the cache; the query key is the call itself. */
export function useCall<E extends Endpoint>(
  endpoint: Light<E>,
  input: Input<E>,
  { enabled = true, every, everyWhileFailed, fresh = false, current = false, acrossTabs = false }: Reading = {},
) {
  return useQuery<ResponseOf<E>, ApiError>({
    ...reading(endpoint, input),
    enabled,
    ...(every !== undefined && { refetchInterval: every }),
    ...(everyWhileFailed !== undefined && {
      refetchInterval: ({ state }) => state.status === 'error' && everyWhileFailed,
    }),
    ...(fresh && { gcTime: 0, staleTime: Number.POSITIVE_INFINITY }),
    ...(current && { refetchOnMount: 'always' }),
    ...(acrossTabs && { refetchOnWindowFocus: 'always' }),
  });
}

/** Reads a list page after page; the pages loaded are in `data.pages`. */
export function usePages<E extends Endpoint>(
  endpoint: Light<E>,
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

/** Reads one page of a list; while the next loads, the current rows stay visible. */
export function usePage<E extends Endpoint>(endpoint: Light<E>, input: Input<E>, enabled = true) {
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
  renews?: readonly Pick<Endpoint, 'path'>[];
  /** The Idempotency-Key, for an act with an identity that every tab knows. */
  keyFor?: (input: Input<E>) => string;
}

/**
 * Writes, then invalidates the calls that the change made stale. A repeated submit keeps its Idempotency-Key. The
 * `onSuccess` of a `mutate` runs right after the write, if its screen is still mounted, because the refetch may remove
 * its button.
 */
export function useSend<E extends Endpoint>(endpoint: Light<E>, { renews = [], keyFor }: Sending<E> = {}) {
  const client = useQueryClient();
  const unsettled = useRef<Sent>(undefined);
  const { current: here } = useRef(new Map<Input<E>, Then<E>['onSuccess']>());
  useEffect(() => () => here.clear(), [here]);
  const { mutate: start, ...mutation } = useMutation<ResponseOf<E>, ApiError, Input<E>>({
    networkMode: 'always',
    // Waiting for a busy service happens inside the call already.
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
      return Promise.all(renews.map((one) => renew(client, one)));
    },
  });
  const mutate = (input: Input<E>, { onSuccess, ...then }: Then<E> = {}) => {
    here.set(input, onSuccess);
    start(input, then);
  };
  return { ...mutation, mutate };
}
