import type { Endpoint } from '@fedatario/contract/base';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useCambio } from './live.ts';
import { renew } from './renew.ts';
import { sparing } from './sparing.ts';

/**
 * Keeps the answers of these calls up to date: they are fetched again when something of these kinds changed, with a
 * limited rate. `only`: id to which the changes are limited.
 */
export function useLive(
  temas: string | readonly string[],
  calls: readonly Pick<Endpoint, 'path'>[],
  only?: string,
): void {
  const client = useQueryClient();
  const latest = useRef(calls);
  latest.current = calls;
  const renewal = useMemo(
    () =>
      sparing(() => {
        for (const one of latest.current) void renew(client, one);
      }),
    [client],
  );
  useEffect(() => renewal.stop, [renewal]);
  useCambio(temas, (id) => {
    if (only === undefined || id === undefined || id === only) renewal.ask();
  });
}
