import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError, type CodigoFallo } from '../lib/api-error.ts';

/** An answer embedded in the page: the key of the call, its data, and the error code if it failed. */
export type Given = readonly [key: QueryKey, data: unknown, codigo?: CodigoFallo];

/** Id of the script element that holds the answers in a server-rendered page. */
export const GIVEN = 'datos';

/** Caches the answer of a call as if it had just been made. */
export function keep(client: QueryClient, [queryKey, data, codigo]: Given): void {
  if (!codigo) return void client.setQueryData(queryKey, data);
  // A failed answer is drawn as an error, and asked for again only when the person retries.
  client.setQueryDefaults(queryKey, { retryOnMount: false });
  client
    .getQueryCache()
    .build(client, { queryKey })
    .setState({ status: 'error', error: new ApiError(codigo) });
}

/** Caches the answers that the server rendered the page from. False when the server did not render it. */
export function takeGiven(client: QueryClient): boolean {
  const text = document.getElementById(GIVEN)?.textContent;
  for (const given of JSON.parse(text ?? '[]')) keep(client, given);
  return text !== undefined;
}
