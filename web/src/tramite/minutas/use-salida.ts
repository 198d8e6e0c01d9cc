import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { show } from '../../ui/snackbar/store.ts';

export type Salida = ReturnType<typeof useSalida>;

/**
 * Takes back a sent version that is not delivered yet, or delivers it now. The state belongs to the whole page, because
 * the live event of the change may arrive before the answer and remove the buttons, and the result must still be
 * reported.
 */
export function useSalida(idSolicitud: string) {
  const t = useT();
  const params = { idSolicitud };
  const undo = useSend(calls.minutas.unsend, { renews: [calls.minutas.read] });
  const now = useSend(calls.minutas.send, { renews: [calls.minutas.read] });
  const onError = (error: ApiError) => show('error', t(`error.${error.codigo}`, error.params));
  return {
    busy: undo.isPending || now.isPending,
    takeBack: (version: number) =>
      undo.mutate(
        { params },
        { onSuccess: () => show('success', t('minuta.envio.deshecho', { n: version })), onError },
      ),
    hurry: (version: number, revision: number) =>
      now.mutate(
        { params, body: { revision, version } },
        { onSuccess: () => show('success', t('minuta.enviada', { n: version })), onError },
      ),
  };
}
