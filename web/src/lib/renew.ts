import type { Endpoint } from '@fedatario/contract/base';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Marks the answers of a call as stale and fetches again those on screen. A first fetch still under way is cancelled
 * before that: an invalidation would otherwise wait for its answer, which the server may have read before the change.
 */
export async function renew(client: QueryClient, { path }: Pick<Endpoint, 'path'>): Promise<void> {
  const queryKey = [path];
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey });
}
