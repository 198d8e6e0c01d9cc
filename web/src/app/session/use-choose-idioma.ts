import type { Idioma } from '@fedatario/contract';
import { updateInfo } from '@fedatario/contract/llamadas/usuarios';
import { useQueryClient } from '@tanstack/react-query';
import { changeIdioma, t } from '../../i18n/i18n.ts';
import { reading, useSend } from '../../lib/api.ts';
import { readPerfil } from '../../lib/calls.ts';
import { show } from '../../ui/snackbar/store.ts';
import { currentEmail } from './session.ts';

/** Changes the language at once. A guest's choice stays in this browser; a user's is saved to the profile too. */
export function useChooseIdioma(): (idioma: Idioma) => Promise<void> {
  const client = useQueryClient();
  const { mutateAsync } = useSend(updateInfo, { renews: [readPerfil] });
  return async (idioma) => {
    await changeIdioma(idioma);
    const email = currentEmail();
    if (email === null) return;
    try {
      const { revision } = await client.fetchQuery({ ...reading(readPerfil, { params: { email } }), staleTime: 0 });
      await mutateAsync({ params: { email }, body: { idioma, revision } });
    } catch {
      show('warning', t('comun.sesion.sinIdioma'));
    }
  };
}
