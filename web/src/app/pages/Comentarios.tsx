import { useSearchParams } from 'react-router';
import { ComentariosPage } from '../../casa/feedback/ComentariosPage.tsx';
import { useSession } from '../session/use-session.ts';

/** Writes to the office: with the session of the reader, or as a guest. */
export function Comentarios() {
  const { status, user } = useSession();
  const [address] = useSearchParams();
  const email = status === 'in' ? user.data.email : status === 'loading' ? undefined : null;
  return <ComentariosPage key={String(email)} email={email} idSolicitud={address.get('tramite')} />;
}
