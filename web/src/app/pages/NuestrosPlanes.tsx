import { permite } from '@fedatario/contract';
import { PlanesPage } from '../../catalogo/planes/PlanesPage.tsx';
import { compararConPlanes, leerMiPlan } from '../../compra/suscripciones/calls.ts';
import { useCall } from '../../lib/api.ts';
import { useSession } from '../session/use-session.ts';

/** The plans on sale, with the one that the reader has told apart. */
export function NuestrosPlanes() {
  const { user } = useSession();
  const enabled = permite('adminCliente', user.role[0]);
  const { data } = useCall(leerMiPlan, {}, { enabled });
  const { data: comparacion } = useCall(compararConPlanes, {}, { enabled });
  return <PlanesPage propio={data ?? undefined} comparacion={comparacion} />;
}
