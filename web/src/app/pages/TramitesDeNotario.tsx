import { useParams } from 'react-router';
import { UUID } from '../../lib/uuid.ts';
import { DeNotarioPage } from '../../tramite/tramites/oficina/DeNotarioPage.tsx';
import { useSession } from '../session/use-session.ts';
import { NotFound } from './NotFound.tsx';

/** The administration sees the trámites of any notary; a notary, their own. */
export function TramitesDeNotario() {
  const { idNotario = '' } = useParams();
  const { role, data } = useSession().user;
  const administra = role.includes('admin');
  if (!UUID.test(idNotario) || (!administra && data.idUsuario !== idNotario)) return <NotFound />;
  return <DeNotarioPage key={idNotario} idNotario={idNotario} administra={administra} />;
}
