import type { Idioma } from '@fedatario/contract/base';
import { useQueryClient } from '@tanstack/react-query';
import { calls } from '#calls';
import { changeIdioma, t } from '../../i18n/i18n.ts';
import { reading, useSend } from '../../lib/api.ts';
import { show } from '../../ui/snackbar/store.ts';
import { currentEmail } from './session.ts';

/** Changes the language at once. A guest's choice stays in this browser; a user's is saved to the profile too. */
export function useChooseIdioma(): (idioma: Idioma) => Promise<void> {
  const client = useQueryClient();
  const { mutateAsync } = useSend(calls.usuarios.updateInfo, { renews: [calls.usuarios.byEmail] });
  return async (idioma) => {
    await changeIdioma(idioma);
    const email = currentEmail();
    if (email === null) return;
    try {
      const { revision } = await client.fetchQuery({
        ...reading(calls.usuarios.byEmail, { params: { email } }),
        staleTime: 0,
      });
      await mutateAsync({ params: { email }, body: { idioma, revision } });
    } catch {
      show('warning', t('comun.sesion.sinIdioma'));
    }
  };
}
