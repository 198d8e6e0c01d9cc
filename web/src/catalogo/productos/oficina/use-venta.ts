import type { ProductoDeOficina } from '@fedatario/contract/catalogo';
import { calls } from '#calls';
import { t } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { show } from '../../../ui/snackbar/store.ts';

export const renews = [calls.productosDeOficina.list, calls.productosDeOficina.read];

/** Takes products off sale and puts them back. */
export function useVenta() {
  const { mutate, isPending, error } = useSend(calls.productosDeOficina.activate, { renews });
  const vender = ({ idProducto, nombre }: ProductoDeOficina, enVenta: boolean, done?: () => void) =>
    mutate(
      { params: { idProducto }, body: { enVenta } },
      {
        onSuccess: () => {
          show('success', t(enVenta ? 'oferta.vendido' : 'oferta.retirado', { nombre }));
          done?.();
        },
        onError: (failure) => {
          if (enVenta) show('error', t(`error.${failure.codigo}`, failure.params));
        },
      },
    );
  return { vender, isPending, error };
}
