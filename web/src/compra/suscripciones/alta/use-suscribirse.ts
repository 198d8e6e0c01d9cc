import type { CotizacionDePlan, MetodoElegido, Receptor } from '@fedatario/contract/compra';
import { useQueryClient } from '@tanstack/react-query';
import { calls } from '#calls';
import { useSend } from '../../../lib/api.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { useSeguir } from '../../facturas/use-seguir.ts';

/** Errors after which the quote on screen is out of date. */
const QUOTES_OVER = [
  'precio-cambiado',
  'plan-cambiado',
  'codigo-agotado',
  'plan-no-disponible',
  'suscripcion-existente',
];

/** Subscribes once and goes on to the payment: a second subscription is refused by the server, whatever the key. */
export function useSuscribirse({ plan, periodo, montos, huella }: CotizacionDePlan, codigo: string) {
  const client = useQueryClient();
  const seguir = useSeguir();
  const { mutateAsync, isPending, error } = useSend(calls.suscripciones.subscribe, {
    renews: [calls.suscripciones.mine],
  });
  const hacer = async (receptor: Receptor, metodo: MetodoElegido): Promise<ApiError | undefined> => {
    const body = {
      idPlan: plan.idPlan,
      periodo,
      ...(codigo && { codigo }),
      total: montos.total,
      receptor,
      metodo,
      terminos: true,
    } as const;
    try {
      seguir.ir(await mutateAsync({ query: { visto: huella }, body }));
      return undefined;
    } catch (wrong) {
      const failure = wrong as ApiError;
      if (QUOTES_OVER.includes(failure.codigo))
        await client.invalidateQueries({ queryKey: [calls.suscripciones.quote.path] });
      return failure;
    }
  };
  return { hacer, error, comprando: isPending || seguir.yendo };
}
