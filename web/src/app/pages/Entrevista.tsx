import { useParams } from 'react-router';
import { EntrevistaPage } from '../../borradores/entrevista/EntrevistaPage.tsx';
import { useCall } from '../../lib/api.ts';
import { readPerfil } from '../../lib/calls.ts';
import { useSession } from '../session/use-session.ts';
import { NotFound } from './NotFound.tsx';

/** The interview of a draft; what the profile of its owner knows can fill it. */
export function Entrevista() {
  const { idBorrador = '', indice = '' } = useParams();
  const { email = '' } = useSession().user.data;
  const { data: perfil } = useCall(readPerfil, { params: { email } }, { enabled: email !== '' });
  if (!/^\d{1,2}$/.test(indice)) {
    return (
      <main id="contenido" tabIndex={-1}>
        <NotFound />
      </main>
    );
  }
  return <EntrevistaPage key={idBorrador} idBorrador={idBorrador} indice={Number(indice)} perfil={perfil} />;
}
