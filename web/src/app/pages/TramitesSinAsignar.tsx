import { useParams } from 'react-router';
import { SinAsignarPage } from '../../tramite/tramites/oficina/cola/SinAsignarPage.tsx';
import { useSession } from '../session/use-session.ts';

/** Any of the staff may come here; the administration gives the work away. */
export function TramitesSinAsignar() {
  const { idTramite } = useParams();
  return <SinAsignarPage elegido={idTramite} administra={useSession().user.role.includes('admin')} />;
}
