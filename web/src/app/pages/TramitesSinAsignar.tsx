import { useParams } from 'react-router';
import { SinAsignarPage } from '../../tramite/tramites/oficina/cola/SinAsignarPage.tsx';
import { useSession } from '../session/use-session.ts';

/** All staff may see this screen; only the administration assigns. */
export function TramitesSinAsignar() {
  const { idTramite } = useParams();
  return <SinAsignarPage elegido={idTramite} administra={useSession().user.role.includes('admin')} />;
}
