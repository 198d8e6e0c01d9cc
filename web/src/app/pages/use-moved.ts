import { useQueryClient } from '@tanstack/react-query';
import { readToken } from '../../lib/token.ts';
import { enter } from '../session/session.ts';

/** After the account's e-mail changed: the open session continues under the new address. */
export function useMoved(): (email: string) => Promise<void> {
  const client = useQueryClient();
  return (email) => enter(client, { accessToken: readToken() ?? '', email });
}
