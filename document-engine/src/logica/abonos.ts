import { type Dia, sumarMeses } from '../calendario/dia.ts';

/** One quota: its day, and in centavos the capital and the interest that add up to `monto`; `saldo` is the capital left after it. */
export type Abono = { fecha: Dia; capital: number; interes: number; monto: number; saldo: number };

const ABONOS_MAXIMOS = 200;

/**
 * The monthly quotas of a debt: equal parts of its capital, the last with what is left over, and a twelfth of a year's interest on the capital
 * still owed, to the nearest centavo. `deuda` in whole centavos, `tasa` in percent of a year, `primera` the day of the first. Null for what is
 * no debt, or over 200 quotas.
 */
export function abonosDe(deuda: number, tasa: number, cuotas: number, primera: Dia): Abono[] | null {
  if (!isWhole(deuda) || !isWhole(cuotas) || cuotas < 1 || cuotas > ABONOS_MAXIMOS || tasa < 0) return null;
  const parte = Math.floor(deuda / cuotas);
  return Array.from({ length: cuotas }, (_, i) => {
    const debe = deuda - parte * i;
    const capital = i === cuotas - 1 ? debe : parte;
    const interes = Math.round((debe * Math.round(tasa * 100)) / 120_000);
    return { fecha: sumarMeses(primera, i), capital, interes, monto: capital + interes, saldo: debe - capital };
  });
}

function isWhole(numero: number): boolean {
  return Number.isSafeInteger(numero) && numero >= 0;
}
