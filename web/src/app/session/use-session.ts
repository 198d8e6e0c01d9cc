import { useMemo, useSyncExternalStore } from 'react';
import { useCall } from '../../lib/api.ts';
import { readPerfil } from '../../lib/calls.ts';
import { currentEmail, onSessionChange } from './session.ts';
import { guest, type User, userOf } from './user.ts';

interface Session {
  /** `loading` only while the profile of somebody who is in has not arrived. */
  readonly status: 'guest' | 'loading' | 'in';
  readonly user: User;
}

/** A page that the server drew is anybody's; who is here is seen as soon as it lives. */
const nobody = () => null;

export function useSession(): Session {
  const email = useSyncExternalStore(onSessionChange, currentEmail, nobody);
  const { data, isPending } = useCall(readPerfil, { params: { email: email ?? '' } }, { enabled: email !== null });
  return useMemo(() => {
    if (email === null) return { status: 'guest', user: guest };
    if (data) return { status: 'in', user: userOf(data) };
    return { status: isPending ? 'loading' : 'guest', user: guest };
  }, [email, data, isPending]);
}
