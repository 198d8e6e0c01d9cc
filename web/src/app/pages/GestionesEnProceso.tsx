import { filtrosDeGestion } from '@fedatario/contract/solicitud';
import { useParams } from 'react-router';
import { MIOS } from '../../tramite/expedientes/oficina/FiltrosDeExpedientes.tsx';
import { EncargosPage } from '../../tramite/gestiones/oficina/EncargosPage.tsx';
import { SoloAdmin } from '../../tramite/gestiones/oficina/SoloAdmin.tsx';
import { useSession } from '../session/use-session.ts';
import { NotFound } from './NotFound.tsx';

/** An unknown filter in the address is a 404 rather than an empty list. A notary, who has no gestión, reads that instead of a list. */
export function GestionesEnProceso() {
  const { filter = '' } = useParams();
  const administra = useSession().user.role.includes('admin');
  if (filter !== MIOS && !filtrosDeGestion.includes(filter)) return <NotFound />;
  return administra ? <EncargosPage filter={filter} /> : <SoloAdmin />;
}
