import { permite } from '@fedatario/contract/base';
import { calls } from '#calls';
import { PlanesPage } from '../../catalogo/planes/PlanesPage.tsx';
import { useCall } from '../../lib/api.ts';
import { useSession } from '../session/use-session.ts';

/** The plans on sale, with the one that the reader has told apart. */
export function NuestrosPlanes() {
  const { user } = useSession();
  const enabled = permite('adminCliente', user.role[0]);
  const { data } = useCall(calls.suscripciones.mine, {}, { enabled });
  const { data: comparacion } = useCall(calls.suscripciones.compare, {}, { enabled });
  return <PlanesPage propio={data ?? undefined} comparacion={comparacion} />;
}
