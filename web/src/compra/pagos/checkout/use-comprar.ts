import type { Carrito, MetodoElegido, Receptor } from '@fedatario/contract/compra';
import { useQueryClient } from '@tanstack/react-query';
import { calls } from '#calls';
import { useSend } from '../../../lib/api.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { useSeguir } from '../../facturas/use-seguir.ts';
import { claveDePedido } from '../intento.ts';

/** Errors after which the cart on screen is out of date. */
const CARTS_OVER = [
  'precio-cambiado',
  'carrito-cambiado',
  'codigo-agotado',
  'carrito-no-pagable',
  'carrito-vacio',
  'clave-idempotencia-distinta',
];

/** Places the order once and goes on to its payment. */
export function useComprar(carrito: Carrito) {
  const client = useQueryClient();
  const seguir = useSeguir();
  const { mutateAsync, isPending, error, reset } = useSend(calls.facturas.buy, {
    keyFor: () => claveDePedido(carrito),
  });
  const hacer = async (receptor: Receptor, metodo: MetodoElegido): Promise<ApiError | undefined> => {
    const { huella: visto, totales } = carrito;
    const body = { total: totales.total, receptor, metodo, terminos: true } as const;
    try {
      seguir.ir(await mutateAsync({ query: { visto }, body }));
      return undefined;
    } catch (wrong) {
      const failure = wrong as ApiError;
      if (CARTS_OVER.includes(failure.codigo)) await client.invalidateQueries({ queryKey: [calls.carrito.read.path] });
      return failure;
    }
  };
  return { hacer, error, olvidarError: reset, comprando: isPending || seguir.yendo };
}
