import { useMemo, useSyncExternalStore } from 'react';
import { calls } from '#calls';
import { useCall } from '../../lib/api.ts';
import { currentEmail, onSessionChange } from './session.ts';
import { guest, type User, userOf } from './user.ts';

interface Session {
  /** With a session, `loading` means that the profile has not arrived, and `away` that it could not be fetched. */
  readonly status: 'guest' | 'loading' | 'away' | 'in';
  readonly user: User;
}

/** Milliseconds between attempts to load a profile that could not be fetched. */
const AGAIN = 15_000;

/** A server-rendered page belongs to no session; the real one is read after hydration. */
const nobody = () => null;

export function useSession(): Session {
  const email = useSyncExternalStore(onSessionChange, currentEmail, nobody);
  const { data, isPending } = useCall(
    calls.usuarios.byEmail,
    { params: { email: email ?? '' } },
    { enabled: email !== null, everyWhileFailed: AGAIN },
  );
  return useMemo(() => {
    if (email === null) return { status: 'guest', user: guest };
    if (data) return { status: 'in', user: userOf(data) };
    return { status: isPending ? 'loading' : 'away', user: guest };
  }, [email, data, isPending]);
}
