import { EditorPage } from '../../tramite/minutas/EditorPage.tsx';
import { useSession } from '../session/use-session.ts';

/** Unsent edits are kept in this browser under the user's id. */
export function Minuta() {
  const { idUsuario = '' } = useSession().user.data;
  return <EditorPage quien={idUsuario} />;
}
