import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { vaciarLosDe } from '../../borradores/entrevista/cajon.ts';
import { call, useCall } from '../../lib/api.ts';
import { readPerfil, signOut } from '../../lib/calls.ts';
import { leaveBy, takeExit } from './exit.ts';
import { currentEmail, leave, onSessionChange } from './session.ts';
import { guest, type User, userOf } from './user.ts';

interface Session {
  /** `loading` only while the profile of somebody who is in has not arrived. */
  readonly status: 'guest' | 'loading' | 'in';
  readonly user: User;
}

export function useSession(): Session {
  const email = useSyncExternalStore(onSessionChange, currentEmail);
  const { data, isPending } = useCall(readPerfil, { params: { email: email ?? '' } }, { enabled: email !== null });
  return useMemo(() => {
    if (email === null) return { status: 'guest', user: guest };
    if (data) return { status: 'in', user: userOf(data) };
    return { status: isPending ? 'loading' : 'guest', user: guest };
  }, [email, data, isPending]);
}

/** What could not be sent is thrown away. After signing out the person stands at `/`; a server that does not answer does not keep her in. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { idUsuario = '' } = useSession().user.data;
  return async () => {
    vaciarLosDe(idUsuario);
    await call(signOut, undefined).catch(() => undefined);
    // The screen she leaves may still be drawn when the session ends: it must not send her to sign in.
    leaveBy({ to: '/' });
    leave(client);
    await navigate('/');
    takeExit();
  };
}
