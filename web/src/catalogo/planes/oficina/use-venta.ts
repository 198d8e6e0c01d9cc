import type { PlanDeOficina } from '@fedatario/contract';
import { t } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { show } from '../../../ui/snackbar/store.ts';
import { listarPlanes } from '../calls.ts';
import { leerPlan, listarPlanesDeOficina, ponerEnVenta } from './calls.ts';

export const renews = [listarPlanesDeOficina, leerPlan, listarPlanes];

/** Puts plans on sale and takes them off; both can be undone, so neither asks. */
export function useVentaDePlan() {
  const { mutate } = useSend(ponerEnVenta, { renews });
  return ({ idPlan, nombre }: Pick<PlanDeOficina, 'idPlan' | 'nombre'>, enVenta: boolean) =>
    mutate(
      { params: { idPlan }, body: { enVenta } },
      {
        onSuccess: () => show('success', t(enVenta ? 'planesOficina.vendido' : 'planesOficina.retirado', { nombre })),
        onError: (failure) => show('error', t(`error.${failure.codigo}`, failure.params)),
      },
    );
}
