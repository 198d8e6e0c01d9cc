import { SuscribirsePage } from '../../compra/suscripciones/SuscribirsePage.tsx';
import { useSession } from '../session/use-session.ts';

export function Suscribirse() {
  const { idUsuario = '' } = useSession().user.data;
  return <SuscribirsePage quien={idUsuario} />;
}
