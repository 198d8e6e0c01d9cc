import { permite } from '@fedatario/contract';
import { PlanesPage } from '../../catalogo/planes/PlanesPage.tsx';
import { leerMiPlan } from '../../compra/suscripciones/calls.ts';
import { useCall } from '../../lib/api.ts';
import { useSession } from '../session/use-session.ts';

/** The plans on sale, with the one that the reader has told apart. */
export function NuestrosPlanes() {
  const { user } = useSession();
  const { data } = useCall(leerMiPlan, {}, { enabled: permite('adminCliente', user.role[0]) });
  return <PlanesPage propio={data ?? undefined} />;
}
