import { IconReceipt, IconShoppingBag } from '@tabler/icons-react';
import { useT } from '../i18n/i18n.ts';
import { useCall } from '../lib/api.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import { Say } from '../ui/Say.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { leerCarrito, quitar } from './calls.ts';
import { useCambio } from './carrito/use-carrito.ts';

interface Props {
  idBorrador: string;
  /** It is out of the cart: it can be written again. */
  onFuera: () => void;
}

/** In place of a draft that is in the cart, or in an order that waits: how to have it back to edit it. */
export function EnCarrito({ idBorrador, onFuera }: Props) {
  const t = useT();
  const { data, isPending } = useCall(leerCarrito, {});
  const { cambiar, cambiando } = useCambio(quitar);
  if (isPending) return <Skeleton pieces={[48, 120]} label={t('comun.cargando')} />;
  const linea = data?.lineas.find((one) => one.idBorrador === idBorrador);
  if (!linea) return <EnPedido idFactura={data?.pendiente?.idFactura} />;
  const takeOut = async () => {
    if (await cambiar({ params: { idLinea: linea.idLinea } })) onFuera();
  };
  return (
    <Say icon={IconShoppingBag} title={t('checkout.enCarrito.titulo')} lines={[t('checkout.enCarrito.detalle')]}>
      <ButtonLink to="/checkout">{t('checkout.verCarrito')}</ButtonLink>
      <PlainButton kind="quiet" disabled={cambiando} onClick={() => void takeOut()}>
        {t('checkout.enCarrito.sacar')}
      </PlainButton>
    </Say>
  );
}

function EnPedido({ idFactura }: { idFactura: string | undefined }) {
  const t = useT();
  const lines = [t('checkout.enCarrito.enPedidoDetalle')];
  return (
    <Say icon={IconShoppingBag} title={t('checkout.enCarrito.enPedido')} lines={lines}>
      <ButtonLink to={idFactura ? `/detalle-pago/${idFactura}` : '/historial-compras'}>
        {t('checkout.enCarrito.verPedido')}
      </ButtonLink>
    </Say>
  );
}

/** In place of a draft that was bought: what was paid for does not change. */
export function Comprado() {
  const t = useT();
  return (
    <Say icon={IconReceipt} title={t('checkout.comprado.titulo')} lines={[t('checkout.comprado.detalle')]}>
      <ButtonLink to="/historial-compras">{t('checkout.comprado.ver')}</ButtonLink>
    </Say>
  );
}
