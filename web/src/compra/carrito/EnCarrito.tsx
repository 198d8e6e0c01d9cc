import type { Borrador } from '@fedatario/contract';
import { IconReceipt, IconShoppingBag } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Say } from '../../ui/Say.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { leerCarrito, quitar } from './calls.ts';
import { useCambio } from './use-carrito.ts';

interface Props {
  idBorrador: string;
  /** It is out of the cart: it can be written again. */
  onFuera: () => void;
}

/** In place of a draft that is in the cart: how to have it back to edit it. */
export function EnCarrito({ idBorrador, onFuera }: Props) {
  const t = useT();
  const { data, isPending } = useCall(leerCarrito, {});
  const { cambiar, cambiando } = useCambio(quitar);
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

/** In place of a draft whose order waits to be paid: what is to be done there, and that giving the order up opens it again. */
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

/** In place of a draft that was bought: what was paid for does not change. */
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
