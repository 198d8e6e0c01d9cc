import type { Endpoint, Input, Light } from '@fedatario/contract/base';
import type { Borrador } from '@fedatario/contract/borrador';
import { calls } from '#calls';
import { t } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { show } from '../../ui/snackbar/store.ts';

/**
 * Makes an action on a draft, refreshes the lists and reports the result. Returns the draft, or undefined when it
 * failed.
 */
function useAccion<E extends Endpoint>(endpoint: Light<E>, said: (borrador: Borrador) => string) {
  const { mutateAsync } = useSend(endpoint, { renews: [calls.borradores.list] });
  return async (borrador: Borrador): Promise<Borrador | undefined> => {
    try {
      const done = (await mutateAsync({ params: { idBorrador: borrador.idBorrador } } as Input<E>)) as Borrador;
      const text = said(borrador);
      if (text) show('success', text);
      return done;
    } catch (error) {
      show('error', t(`error.${error instanceof ApiError ? error.codigo : 'error-interno'}`));
      return undefined;
    }
  };
}

export const useDuplicar = () =>
  useAccion(calls.borradores.duplicate, ({ nombre }) => t('borradores.duplicado', { nombre }));
export const useRestaurar = () =>
  useAccion(calls.borradores.restore, ({ nombre }) => t('borradores.restaurado', { nombre }));
/** No snackbar: the page itself reports the discard, with a button to restore. */
export const useDescartar = () => useAccion(calls.borradores.discard, () => '');

/** Moves the focus to the lists when the focused card is gone. */
export function enfocarListas(): void {
  document.querySelector<HTMLElement>('[data-listas] [aria-pressed=true]')?.focus();
}
