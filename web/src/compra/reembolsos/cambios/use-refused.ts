import { useQueryClient } from '@tanstack/react-query';
import { renew } from '../../../lib/renew.ts';
import { cambiadas } from './renews.ts';

/** Reads the refunds of the order again after a refusal: they, or what they would give, changed in another tab or in the office. */
export function useRefused(): () => void {
  const client = useQueryClient();
  return () => {
    for (const one of cambiadas) void renew(client, one);
  };
}
