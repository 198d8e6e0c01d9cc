import { useQueryClient } from '@tanstack/react-query';
import { useT } from '../../i18n/i18n.ts';
import { show } from '../../ui/snackbar/store.ts';
import { leaveBy } from '../session/exit.ts';
import { leave } from '../session/session.ts';

/** Signs out a person who asked to close the account, and tells them how many days they have to recover it. */
export function useClosed(): (dias: number) => void {
  const client = useQueryClient();
  const t = useT();
  return (dias) => {
    show('success', t('privacidad.cerrada', { dias: String(dias) }));
    leaveBy({ to: '/login' });
    leave(client);
  };
}
