import { useParams } from 'react-router';
import { EntrevistaPage } from '../../borradores/entrevista/EntrevistaPage.tsx';
import { useSession } from '../session/use-session.ts';
import { NotFound } from './NotFound.tsx';

/** The interview of a draft. */
export function Entrevista() {
  const { idBorrador = '', indice = '' } = useParams();
  const { idUsuario = '' } = useSession().user.data;
  if (!/^\d{1,2}$/.test(indice)) {
    return (
      <main id="contenido" tabIndex={-1}>
        <NotFound />
      </main>
    );
  }
  return <EntrevistaPage key={idBorrador} idBorrador={idBorrador} indice={Number(indice)} quien={idUsuario} />;
}
