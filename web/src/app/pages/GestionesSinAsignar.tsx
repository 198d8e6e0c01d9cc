import { useParams } from 'react-router';
import { EncargosSinAsignarPage } from '../../tramite/gestiones/oficina/EncargosSinAsignarPage.tsx';
import { useSession } from '../session/use-session.ts';

/** All staff may see this screen; only the administration assigns. */
export function GestionesSinAsignar() {
  const { idTramite } = useParams();
  return <EncargosSinAsignarPage elegida={idTramite} administra={useSession().user.role.includes('admin')} />;
}
