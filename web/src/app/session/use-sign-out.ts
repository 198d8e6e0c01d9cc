import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { calls } from '#calls';
import { vaciarLosDe } from '../../borrador/borradores/entrevista/sesion/cajon.ts';
import { call } from '../../lib/api.ts';
import { leaveBy, takeExit } from './exit.ts';
import { leave } from './session.ts';
import { useSession } from './use-session.ts';

/** Discards unsent answers, ends the session and goes to `/`, also when the server does not answer. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { idUsuario = '' } = useSession().user.data;
  return async () => {
    vaciarLosDe(idUsuario);
    await call(calls.identidad.signOut, undefined).catch(() => undefined);
    // The screen being left may still be drawn when the session ends: it must not redirect to /login.
    leaveBy({ to: '/' });
    leave(client);
    await navigate('/');
    takeExit();
  };
}
