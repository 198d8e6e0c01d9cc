import type { PlanDeOficina } from '@fedatario/contract/catalogo';
import { calls } from '#calls';
import { t } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { show } from '../../../ui/snackbar/store.ts';

export const renews = [calls.planes.list, calls.planes.read, calls.planes.publicos];

/** Puts plans on sale and takes them off; both can be undone, so neither asks. */
export function useVentaDePlan() {
  const { mutate } = useSend(calls.planes.activate, { renews });
  return ({ idPlan, nombre }: Pick<PlanDeOficina, 'idPlan' | 'nombre'>, enVenta: boolean) =>
    mutate(
      { params: { idPlan }, body: { enVenta } },
      {
        onSuccess: () => show('success', t(enVenta ? 'planesOficina.vendido' : 'planesOficina.retirado', { nombre })),
        onError: (failure) => show('error', t(`error.${failure.codigo}`, failure.params)),
      },
    );
}
