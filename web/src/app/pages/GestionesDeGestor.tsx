import { useParams } from 'react-router';
import { UUID } from '../../lib/uuid.ts';
import { DeGestorPage } from '../../tramite/gestiones/oficina/DeGestorPage.tsx';
import { SoloAdmin } from '../../tramite/gestiones/oficina/SoloAdmin.tsx';
import { useSession } from '../session/use-session.ts';
import { NotFound } from './NotFound.tsx';

/** The gestiones of a gestor; a notary, who has no part in them, reads that instead of a list. */
export function GestionesDeGestor() {
  const { idGestor = '' } = useParams();
  const administra = useSession().user.role.includes('admin');
  if (!UUID.test(idGestor)) return <NotFound />;
  return administra ? <DeGestorPage key={idGestor} idGestor={idGestor} /> : <SoloAdmin />;
}
