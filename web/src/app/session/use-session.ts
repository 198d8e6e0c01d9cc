import { useMemo, useSyncExternalStore } from 'react';
import { useCall } from '../../lib/api.ts';
import { readPerfil } from '../../lib/calls.ts';
import { currentEmail, onSessionChange } from './session.ts';
import { guest, type User, userOf } from './user.ts';

interface Session {
  /** With a session, `loading` means that the profile has not arrived, and `away` that it could not be fetched. */
  readonly status: 'guest' | 'loading' | 'away' | 'in';
  readonly user: User;
}

/** Milliseconds between two looks for a profile that could not be had. */
const AGAIN = 15_000;

/** A page that the server drew is anybody's; who is here is seen as soon as it lives. */
const nobody = () => null;

export function useSession(): Session {
  const email = useSyncExternalStore(onSessionChange, currentEmail, nobody);
  const { data, isPending } = useCall(
    readPerfil,
    { params: { email: email ?? '' } },
    { enabled: email !== null, everyWhileFailed: AGAIN },
  );
  return useMemo(() => {
    if (email === null) return { status: 'guest', user: guest };
    if (data) return { status: 'in', user: userOf(data) };
    return { status: isPending ? 'loading' : 'away', user: guest };
  }, [email, data, isPending]);
}
