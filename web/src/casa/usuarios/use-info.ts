import { CambioDePerfil, type Perfil } from '@fedatario/contract/casa';
import { calls } from '#calls';
import { useLoadedRow } from '../../common/use-loaded-row.ts';
import { useSend } from '../../lib/api.ts';
import { prepare, valoresOf } from './valores.ts';

/** Form of a profile. */
export function useInfo(perfil: Perfil) {
  const { email } = perfil;
  const sending = useSend(calls.usuarios.updateInfo, { renews: [calls.usuarios.byEmail] });
  const row = useLoadedRow(
    {
      schema: CambioDePerfil,
      prepare,
      send: (body) => sending.mutateAsync({ params: { email }, body }),
      valuesOf: valoresOf,
      draft: `borrador:perfil:${email}`,
    },
    perfil,
  );
  return { row, sending };
}
