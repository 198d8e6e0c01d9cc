import { CheckoutPage } from '../../compra/pagos/checkout/CheckoutPage.tsx';
import { useSession } from '../session/use-session.ts';

export function Checkout() {
  const { idUsuario = '' } = useSession().user.data;
  return <CheckoutPage quien={idUsuario} />;
}
