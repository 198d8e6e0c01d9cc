import { useQueryClient } from '@tanstack/react-query';
import { readToken } from '../../lib/token.ts';
import { enter } from '../session/session.ts';

/** After the account changed its address: the session that stays goes on under the new one. */
export function useMoved(): (email: string) => Promise<void> {
  const client = useQueryClient();
  return (email) => enter(client, { accessToken: readToken() ?? '', email });
}
