import type { Callable, Endpoint } from '@fedatario/contract';
import { t as tell } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { show } from '../../../ui/snackbar/store.ts';
import { renews } from './calls.ts';

/** Sends what is noted of a gestión; `faltaDe` gives the server's error of a field. */
export function useAnotar<E extends Endpoint>(call: Callable<E>, onClose: () => void) {
  const { mutate, isPending, error } = useSend(call, { renews });
  const send = (input: Parameters<typeof mutate>[0]) =>
    mutate(input, {
      onSuccess: () => {
        show('success', tell('encargos.accion.hecho'));
        onClose();
      },
    });
  const faltaDe = (campo: string) => error?.errores.find((uno) => uno.campo === campo)?.mensaje;
  return { send, isPending, error, faltaDe };
}
