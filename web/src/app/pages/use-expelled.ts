import { useQueryClient } from '@tanstack/react-query';
import type { DoorArrival } from '../../casa/identidad/door.ts';
import { leaveBy } from '../session/exit.ts';
import { leave } from '../session/session.ts';

/** After the owner closed every session: goes to the choice of a new password, with the e-mail filled in. */
export function useExpelled(): (email: string, codeSent: boolean) => void {
  const client = useQueryClient();
  return (email, codeSent) => {
    const state: DoorArrival = { email, ...(codeSent && { aviso: 'resetPasswordCodeReq' }) };
    leaveBy({ to: '/recover-password', state });
    leave(client);
  };
}
