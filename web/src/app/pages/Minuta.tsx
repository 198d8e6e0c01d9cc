import { EditorPage } from '../../tramite/minutas/EditorPage.tsx';
import { useSession } from '../session/use-session.ts';

/** What she has not sent yet waits in this browser under her name. */
export function Minuta() {
  const { idUsuario = '' } = useSession().user.data;
  return <EditorPage quien={idUsuario} />;
}
