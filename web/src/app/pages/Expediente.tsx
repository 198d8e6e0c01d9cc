import { ExpedientePage } from '../../tramites/oficina/detalle/ExpedientePage.tsx';
import { useSession } from '../session/use-session.ts';

/** A trámite with all that the office does with it. */
export function Expediente() {
  return <ExpedientePage administra={useSession().user.role.includes('admin')} />;
}
