import { filtrosDeEstado } from '@fedatario/contract/solicitud';
import { useParams } from 'react-router';
import { MIOS } from '../../tramite/expedientes/oficina/FiltrosDeExpedientes.tsx';
import { EnProcesoPage } from '../../tramite/tramites/oficina/EnProcesoPage.tsx';
import { useSession } from '../session/use-session.ts';
import { NotFound } from './NotFound.tsx';

/** An unknown filter in the address is a 404 rather than an empty list. */
export function TramitesEnProceso() {
  const { filter = '' } = useParams();
  const administra = useSession().user.role.includes('admin');
  if (filter !== MIOS && !filtrosDeEstado.includes(filter)) return <NotFound />;
  return <EnProcesoPage filter={filter} administra={administra} />;
}
