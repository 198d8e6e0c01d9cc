import { DAY } from '../base/duracion.ts';

export const periodosDePlan = ['mensual', 'anual'] as const;
export type PeriodoDePlan = (typeof periodosDePlan)[number];

const MESES: Readonly<Record<PeriodoDePlan, number>> = { mensual: 1, anual: 12 };

/** Months that one period has: the units of a period are those of a month, so many times. */
export const mesesDe = (periodo: PeriodoDePlan): number => MESES[periodo];

/** Units of one period of a plan that gives so many a month, documents or appointments; null has no limit. */
export function unidadesDePeriodo(alMes: number | null, periodo: PeriodoDePlan): number | null {
  return alMes === null ? null : alMes * MESES[periodo];
}

/** Centavos of one period of a plan; null when it is not sold by it. */
export function precioDePeriodo(
  { precioMensual, precioAnual }: { readonly precioMensual: number | null; readonly precioAnual: number | null },
  periodo: PeriodoDePlan,
): number | null {
  return periodo === 'mensual' ? precioMensual : precioAnual;
}

/** A day of the calendar where the company is, `2026-01-31`. */
export type Dia = string;

/**
 * The day so many months later: the same of the month, or the last one of a month that is too short. Counted from one day, it
 * returns to its own number as soon as a month has it: 31 January, 28 February, 31 March.
 */
export function sumarMeses(dia: Dia, meses: number): Dia {
  const [anio = 0, mes = 1, numero = 1] = dia.split('-').map(Number);
  const indice = anio * 12 + (mes - 1) + meses;
  const a = Math.floor(indice / 12);
  const m = (indice % 12) + 1;
  const ultimo = new Date(Date.UTC(a, m, 0)).getUTCDate();
  return [a, m, Math.min(numero, ultimo)].map((parte) => String(parte).padStart(2, '0')).join('-');
}

/** The day on which the n-th period from the anchor is renewed; it serves until the day before. */
export function finDePeriodo(ancla: Dia, periodo: PeriodoDePlan, numero: number): Dia {
  return sumarMeses(ancla, MESES[periodo] * numero);
}

/** Whole days from one day to another. */
export function diasEntre(desde: Dia, hasta: Dia): number {
  return Math.round((Date.parse(hasta) - Date.parse(desde)) / DAY);
}

export function sumarDias(dia: Dia, dias: number): Dia {
  return new Date(Date.parse(dia) + dias * DAY).toISOString().slice(0, 10);
}

/** A period that was paid: its worth, `valor` in centavos with IVA, and the days between which it runs. */
export interface PeriodoPagado {
  readonly valor: number;
  readonly desde: Dia;
  readonly hasta: Dia;
}

/** Centavos of a period that its days from `hoy` on are worth, today's included; rounded half up. */
export function valorRestante({ valor, desde, hasta }: PeriodoPagado, hoy: Dia): number {
  const dias = diasEntre(desde, hasta);
  const quedan = Math.min(Math.max(diasEntre(hoy, hasta), 0), dias);
  return dias === 0 ? 0 : Math.floor((valor * quedan * 2 + dias) / (dias * 2));
}
