import type { Plan } from '@fedatario/contract/catalogo';
import type { PeriodoDePlan } from '@fedatario/contract/compra';

type Precios = Pick<Plan, 'precioMensual' | 'precioAnual'>;

/** The price by the chosen period, or by the only one that the plan is sold by. */
export function precioDe({ precioMensual, precioAnual }: Precios, elegido: PeriodoDePlan) {
  const anual = precioMensual === null || (elegido === 'anual' && precioAnual !== null);
  return anual
    ? { periodo: 'anual' as const, precio: precioAnual ?? 0 }
    : { periodo: 'mensual' as const, precio: precioMensual };
}

/** Centavos that a year costs less than twelve months; zero when it is sold by one period only. */
export function ahorroDe({ precioMensual, precioAnual }: Precios): number {
  return precioMensual === null || precioAnual === null ? 0 : Math.max(0, precioMensual * 12 - precioAnual);
}
