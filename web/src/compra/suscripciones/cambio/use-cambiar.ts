import type { CotizacionDeCambio, MetodoElegido, Receptor } from '@fedatario/contract/compra';
import { useQueryClient } from '@tanstack/react-query';
import { calls } from '#calls';
import { useSend } from '../../../lib/api.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { useSeguir } from '../../facturas/use-seguir.ts';

/** Errors after which the quote on screen is out of date. */
export const QUOTES_OVER = [
  'precio-cambiado',
  'plan-cambiado',
  'suscripcion-cambio',
  'suscripcion-existente',
  'plan-no-disponible',
];

/** Changes the plan once and goes on to the payment of the difference. */
export function useCambiar({ plan, periodo, montos, revision, huella }: CotizacionDeCambio) {
  const client = useQueryClient();
  const seguir = useSeguir();
  const { mutateAsync, isPending, error } = useSend(calls.cambiosDePlan.change, { renews: [calls.suscripciones.mine] });
  const hacer = async (receptor: Receptor, metodo: MetodoElegido): Promise<ApiError | undefined> => {
    const { idPlan } = plan;
    const { total } = montos;
    const body = { idPlan, periodo, revision, total, receptor, metodo, terminos: true } as const;
    try {
      seguir.ir(await mutateAsync({ query: { visto: huella }, body }));
      return undefined;
    } catch (wrong) {
      const failure = wrong as ApiError;
      if (QUOTES_OVER.includes(failure.codigo))
        await client.invalidateQueries({ queryKey: [calls.cambiosDePlan.quote.path] });
      return failure;
    }
  };
  return { hacer, error, comprando: isPending || seguir.yendo };
}
