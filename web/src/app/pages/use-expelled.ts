import { useQueryClient } from '@tanstack/react-query';
import type { DoorArrival } from '../../casa/identidad/door.ts';
import { leaveBy } from '../session/exit.ts';
import { leave } from '../session/session.ts';

/** After every session was closed by its owner: to where a new password is chosen, with her e-mail. */
export function useExpelled(): (email: string, codeSent: boolean) => void {
  const client = useQueryClient();
  return (email, codeSent) => {
    const state: DoorArrival = { email, ...(codeSent && { aviso: 'resetPasswordCodeReq' }) };
    leaveBy({ to: '/recover-password', state });
    leave(client);
  };
}
