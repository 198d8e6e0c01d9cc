import { EncargoPage } from '../../tramite/gestiones/oficina/EncargoPage.tsx';
import { useSession } from '../session/use-session.ts';

/** A gestión with everything that the office does with it. */
export function Encargo() {
  return <EncargoPage administra={useSession().user.role.includes('admin')} />;
}
