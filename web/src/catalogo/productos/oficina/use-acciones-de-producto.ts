import type { ProductoDeOficina } from '@fedatario/contract/catalogo';
import { IconCopy, IconShoppingCartOff, IconShoppingCartPlus, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { show } from '../../../ui/snackbar/store.ts';
import type { RowAction } from '../../../ui/table/table.ts';
import { useVenta } from './use-venta.ts';

/** The actions on a product of the list: feature it, duplicate it, take it off sale or put it back. */
export function useAccionesDeProducto() {
  const t = useT();
  const navigate = useNavigate();
  const [retirando, setRetirando] = useState<ProductoDeOficina>();
  const { vender } = useVenta();
  const destacar = useDestacar();
  const actionsOf = (row: ProductoDeOficina): RowAction[] => {
    const { idProducto, nombre, estado, destacado, tipo, version } = row;
    const destaca = {
      label: t(destacado ? 'oferta.noDestacar' : 'oferta.destacar', { nombre }),
      icon: destacado ? IconStarFilled : IconStar,
      run: () => destacar(row),
    };
    const duplica = {
      label: t('oferta.duplicar', { nombre }),
      icon: IconCopy,
      run: () => void navigate(`/admin/catalogos/producto/nuevo?de=${idProducto}`),
    };
    const retira = { label: t('oferta.retirar', { nombre }), icon: IconShoppingCartOff, run: () => setRetirando(row) };
    const vuelve = { label: t('oferta.vender', { nombre }), icon: IconShoppingCartPlus, run: () => vender(row, true) };
    return [
      destaca,
      ...(tipo === 'documento' ? [duplica] : []),
      ...(estado !== 'archivado' ? [retira] : []),
      ...(estado === 'archivado' && version !== null ? [vuelve] : []),
    ];
  };
  return { actionsOf, retirando, dismiss: () => setRetirando(undefined) };
}

/** It is undone by pressing again, so nothing is asked first. */
function useDestacar() {
  const t = useT();
  const { mutate } = useSend(calls.redacciones.feature, {
    renews: [calls.productosDeOficina.list, calls.productosDeOficina.read, calls.redacciones.read],
  });
  return ({ idProducto, nombre, destacado }: ProductoDeOficina) =>
    mutate(
      { params: { idProducto }, body: { destacado: !destacado } },
      {
        onSuccess: () => show('success', t(destacado ? 'oferta.yaNoDestacado' : 'oferta.yaDestacado', { nombre })),
        onError: (failure) => show('error', t(`error.${failure.codigo}`, failure.params)),
      },
    );
}
