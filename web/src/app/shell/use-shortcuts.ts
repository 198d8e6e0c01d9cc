import type { Perfil } from '@fedatario/contract/casa';
import { useQueryClient } from '@tanstack/react-query';
import { calls } from '#calls';
import { t } from '../../i18n/i18n.ts';
import { reading, useSend } from '../../lib/api.ts';
import { show } from '../../ui/snackbar/store.ts';
import { useSession } from '../session/use-session.ts';
import { toggled } from './shortcuts.ts';

/** Toggles run one after another, because each answer is the whole list after its own change. */
let tail: Promise<void> = Promise.resolve();
let waiting = 0;

/** The starred entries and their toggle, which shows at once and then takes the server's answer. */
export function useShortcuts() {
  const client = useQueryClient();
  const { idUsuario = '', email = '', shortcuts = [] } = useSession().user.data;
  const { mutateAsync } = useSend(calls.usuarios.toggleShortcut);
  const { queryKey } = reading(calls.usuarios.byEmail, { params: { email } });
  const put = (change: (before: string) => string) =>
    client.setQueryData<Perfil>(queryKey, (perfil) => perfil && { ...perfil, shortcuts: change(perfil.shortcuts) });
  const save = async (shortcut: string) => {
    try {
      const answer = await mutateAsync({ params: { id: idUsuario, shortcut } });
      if (waiting === 1) put(() => answer.shortcuts);
    } catch {
      show('error', t('oficina.atajos.sinGuardar'));
      await client.invalidateQueries({ queryKey });
    } finally {
      waiting -= 1;
    }
  };
  const toggle = (shortcut: string) => {
    void client.cancelQueries({ queryKey });
    put((before) => toggled(before, shortcut));
    waiting += 1;
    tail = tail.then(() => save(shortcut));
  };
  return { shortcuts, toggle };
}
