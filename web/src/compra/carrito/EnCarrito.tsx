import type { Borrador } from '@fedatario/contract/borrador';
import { IconReceipt, IconShoppingBag } from '@tabler/icons-react';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Say } from '../../ui/Say.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useCambio } from './use-carrito.ts';

interface Props {
  idBorrador: string;
  /** Called when the draft left the cart and can be edited again. */
  onFuera: () => void;
}

/** Shown for a draft in the cart: how to take it out to edit it. */
export function EnCarrito({ idBorrador, onFuera }: Props) {
  const t = useT();
  const { data, isPending } = useCall(calls.carrito.read, {});
  const { cambiar, cambiando } = useCambio(calls.carrito.remove);
  if (isPending) return <Skeleton pieces={[48, 120]} label={t('comun.cargando')} />;
  const linea = data?.lineas.find((one) => one.idBorrador === idBorrador);
  const takeOut = async () => {
    if (linea && (await cambiar({ params: { idLinea: linea.idLinea } }))) onFuera();
  };
  return (
    <Say icon={IconShoppingBag} title={t('checkout.enCarrito.titulo')} lines={[t('checkout.enCarrito.detalle')]}>
      <ButtonLink to="/checkout">{t('checkout.verCarrito')}</ButtonLink>
      <PlainButton kind="quiet" disabled={cambiando || !linea} onClick={() => void takeOut()}>
        {t('checkout.enCarrito.sacar')}
      </PlainButton>
    </Say>
  );
}

/**
 * Shown for a draft in an unpaid order: links to the order, and explains that cancelling it makes the draft editable
 * again.
 */
export function EnPedido({ pedido }: Pick<Borrador, 'pedido'>) {
  const t = useT();
  const lines = [t('checkout.enCarrito.enPedidoDetalle')];
  return (
    <Say icon={IconShoppingBag} title={t('checkout.enCarrito.enPedido')} lines={lines}>
      <ButtonLink to={pedido ? `/detalle-pago/${pedido.idFactura}` : '/historial-compras'}>
        {t('checkout.enCarrito.verPedido')}
      </ButtonLink>
    </Say>
  );
}

/** Shown for a bought draft, which cannot be changed. */
export function Comprado({ borrador: { idSolicitud } }: { borrador: Pick<Borrador, 'idSolicitud'> }) {
  const t = useT();
  return (
    <Say icon={IconReceipt} title={t('checkout.comprado.titulo')} lines={[t('checkout.comprado.detalle')]}>
      <ButtonLink to={idSolicitud ? `/tramites/${idSolicitud}/detalle` : '/historial-compras'}>
        {t(idSolicitud ? 'checkout.comprado.verTramite' : 'checkout.comprado.ver')}
      </ButtonLink>
    </Say>
  );
}
