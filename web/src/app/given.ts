import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError, type CodigoFallo } from '../lib/api-error.ts';

/** An answer that came inside the page: of which call, what, and the code when it failed. */
export type Given = readonly [key: QueryKey, data: unknown, codigo?: CodigoFallo];

/** Where the answers lie in a page that the server drew. */
export const GIVEN = 'datos';

/** Keeps what a call answered, as if it had just been made. */
export function keep(client: QueryClient, [queryKey, data, codigo]: Given): void {
  if (!codigo) return void client.setQueryData(queryKey, data);
  // Drawn as it failed: it is asked again when the person says so.
  client.setQueryDefaults(queryKey, { retryOnMount: false });
  client
    .getQueryCache()
    .build(client, { queryKey })
    .setState({ status: 'error', error: new ApiError(codigo) });
}

/** Keeps the answers that the server drew this page from. False when it did not draw it. */
export function takeGiven(client: QueryClient): boolean {
  const text = document.getElementById(GIVEN)?.textContent;
  for (const given of JSON.parse(text ?? '[]')) keep(client, given);
  return text !== undefined;
}
