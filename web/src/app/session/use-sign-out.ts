import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { vaciarLosDe } from '../../borrador/borradores/entrevista/cajon.ts';
import { call } from '../../lib/api.ts';
import { signOut } from '../../lib/calls.ts';
import { leaveBy, takeExit } from './exit.ts';
import { leave } from './session.ts';
import { useSession } from './use-session.ts';

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
