import { EncargoPage } from '../../tramite/gestiones/oficina/EncargoPage.tsx';
import { SoloAdmin } from '../../tramite/gestiones/oficina/SoloAdmin.tsx';
import { useSession } from '../session/use-session.ts';

/** A gestión with everything that the office does with it. No notary takes part in one. */
export function Encargo() {
  const administra = useSession().user.role.includes('admin');
  return administra ? <EncargoPage /> : <SoloAdmin />;
}
