import { CorreccionPage } from '../../tramite/correcciones/CorreccionPage.tsx';
import { useSession } from '../session/use-session.ts';

/** Unsent answers are kept in this browser under the user's id. */
export function Correccion() {
  return <CorreccionPage quien={useSession().user.data.idUsuario ?? ''} />;
}
