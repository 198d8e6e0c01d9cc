import { CorreccionPage } from '../../tramite/correcciones/CorreccionPage.tsx';
import { useSession } from '../session/use-session.ts';

/** What waits unsent in this browser is hers alone. */
export function Correccion() {
  return <CorreccionPage quien={useSession().user.data.idUsuario ?? ''} />;
}
