import { EncargoPage } from '../../tramite/gestiones/oficina/EncargoPage.tsx';
import { useSession } from '../session/use-session.ts';
import { NotFound } from './NotFound.tsx';

/** A gestión with everything that the office does with it. No notary takes part in one: to them it does not exist. */
export function Encargo() {
  const administra = useSession().user.role.includes('admin');
  return administra ? <EncargoPage administra /> : <NotFound />;
}
