import type { Borrador, Endpoint, Input } from '@fedatario/contract';
import { t } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { show } from '../../ui/snackbar/store.ts';
import { descartar, duplicar, listar, restaurar } from './calls.ts';

/** Does one thing to a draft, renews the lists, and says what happened. Answers the draft, or nothing when it was not done. */
function useAccion<E extends Endpoint>(endpoint: E, said: (borrador: Borrador) => string) {
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
/** The page itself says that it was thrown away, beside the way back. */
export const useDescartar = () => useAccion(descartar, () => '');

/** Where the keyboard goes when the card that had it is gone. */
export function enfocarListas(): void {
  document.querySelector<HTMLElement>('[data-listas] [aria-pressed=true]')?.focus();
}
