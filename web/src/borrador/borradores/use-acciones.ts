import type { Borrador, Callable, Endpoint, Input } from '@fedatario/contract';
import { t } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { show } from '../../ui/snackbar/store.ts';
import { descartar, duplicar, listar, restaurar } from './calls.ts';

/**
 * Makes an action on a draft, refreshes the lists and reports the result. Returns the draft, or undefined when it
 * failed.
 */
function useAccion<E extends Endpoint>(endpoint: Callable<E>, said: (borrador: Borrador) => string) {
  const { mutateAsync } = useSend(endpoint, { renews: [listar] });
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

export const useDuplicar = () => useAccion(duplicar, ({ nombre }) => t('borradores.duplicado', { nombre }));
export const useRestaurar = () => useAccion(restaurar, ({ nombre }) => t('borradores.restaurado', { nombre }));
/** No snackbar: the page itself reports the discard, with a button to restore. */
export const useDescartar = () => useAccion(descartar, () => '');

/** Moves the focus to the lists when the focused card is gone. */
export function enfocarListas(): void {
  document.querySelector<HTMLElement>('[data-listas] [aria-pressed=true]')?.focus();
}
