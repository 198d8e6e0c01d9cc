import type { Testimonio } from '@fedatario/contract/tramite';
import { calls } from '#calls';
import { t } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { show } from '../../../ui/snackbar/store.ts';

/** Shows a comment that is not shown, and the other way round. */
export function useElegir() {
  const { mutate } = useSend(calls.testimonios.choose, { renews: [calls.testimonios.list] });
  return ({ idSolicitud, elegido, revision }: Testimonio) =>
    mutate(
      { params: { idSolicitud }, body: { elegido: !elegido, revision } },
      {
        onSuccess: () => show('success', t(`testimoniosOficina.${elegido ? 'retirado' : 'mostrado'}`)),
        onError: (failure) => show('error', t(`error.${failure.codigo}`, failure.params)),
      },
    );
}
