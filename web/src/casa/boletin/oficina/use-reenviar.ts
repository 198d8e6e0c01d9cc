import type { LectorDelBoletin } from '@fedatario/contract/casa';
import { calls } from '#calls';
import { t } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { show } from '../../../ui/snackbar/store.ts';

/** Sends the link to confirm a subscription again. */
export function useReenviar() {
  const { mutate } = useSend(calls.boletin.resend, { renews: [calls.boletin.readers] });
  return ({ idBoletin, email: correo }: LectorDelBoletin) =>
    mutate(
      { params: { idBoletin } },
      {
        onSuccess: () => show('success', t('lectores.reenviado', { correo })),
        onError: (failure) => show('error', t(`error.${failure.codigo}`, failure.params)),
      },
    );
}
