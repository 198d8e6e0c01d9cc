import type { Endpoint, Light, Response } from '@fedatario/contract/base';
import { t as tell } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { show } from '../../ui/snackbar/store.ts';
import { renews } from './renews.ts';

/**
 * Sends what is noted of a gestión; `faltaDe` gives the server's error of a field. `keep` takes the gestión as it is then: after the
 * write, or as somebody else left it meanwhile.
 */
export function useAnotar<E extends Endpoint>(
  call: Light<E>,
  onClose: () => void,
  keep: (gestion: Response<E>) => void = () => undefined,
) {
  const { mutate, isPending, error } = useSend(call, { renews });
  const send = (input: Parameters<typeof mutate>[0]) =>
    mutate(input, {
      onSuccess: (gestion) => {
        keep(gestion);
        show('success', tell('encargos.accion.hecho'));
        onClose();
      },
      onError: ({ codigo, actual }) => {
        if (codigo === 'conflicto-revision') keep(actual as Response<E>);
      },
    });
  const faltaDe = (campo: string) => error?.errores.find((uno) => uno.campo === campo)?.mensaje;
  return { send, isPending, error, faltaDe };
}
