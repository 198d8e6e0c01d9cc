import { useParams } from 'react-router';
import { DeNotarioPage } from '../../tramite/tramites/oficina/DeNotarioPage.tsx';
import { useSession } from '../session/use-session.ts';
import { NotFound } from './NotFound.tsx';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The administration sees the trámites of any notary; a notary, their own. */
export function TramitesDeNotario() {
  const { idNotario = '' } = useParams();
  const { role, data } = useSession().user;
  const administra = role.includes('admin');
  if (!ID.test(idNotario) || (!administra && data.idUsuario !== idNotario)) return <NotFound />;
  return <DeNotarioPage key={idNotario} idNotario={idNotario} administra={administra} />;
}
