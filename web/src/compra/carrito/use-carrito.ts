import type { Endpoint, Input, Light } from '@fedatario/contract/base';
import type { Carrito } from '@fedatario/contract/compra';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { show } from '../../ui/snackbar/store.ts';
import { anotarCarrito } from './anotar.ts';

/** A change of the cart. Returns the new cart, or undefined after reporting the failure. */
export function useCambio<E extends Endpoint>(endpoint: Light<E>) {
  const client = useQueryClient();
  const { mutateAsync, isPending, error, reset } = useSend(endpoint);
  const cambiar = async (input: Input<E>, { silent = false } = {}): Promise<Carrito | undefined> => {
    try {
      const carrito = (await mutateAsync(input)) as Carrito;
      anotarCarrito(client, carrito);
      return carrito;
    } catch (wrong) {
      if (!silent) show('error', t(`error.${wrong instanceof ApiError ? wrong.codigo : 'error-interno'}`));
      return undefined;
    }
  };
  return { cambiar, cambiando: isPending, error, olvidarError: reset };
}
