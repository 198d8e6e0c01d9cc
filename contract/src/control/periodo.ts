/** Days of the company, both included; empty for no bound. */
export interface PeriodoElegido {
  readonly desde: string;
  readonly hasta: string;
}

/** Periods that move with the day on which they are looked at. */
export const atajosDePeriodo = [
  'hoy',
  'ayer',
  'semanaPasada',
  'treintaDias',
  'esteMes',
  'mesPasado',
  'esteAnio',
  'anioPasado',
  'todo',
] as const;
export type AtajoDePeriodo = (typeof atajosDePeriodo)[number];

/** The days of a shortcut, seen from a day. A week begins on Monday. */
export function periodoDe(atajo: AtajoDePeriodo, dia: string): PeriodoElegido {
  const [anio = 0, mes = 0] = dia.split('-').map(Number);
  switch (atajo) {
    case 'hoy':
      return { desde: dia, hasta: dia };
    case 'ayer':
      return { desde: diasDespues(dia, -1), hasta: diasDespues(dia, -1) };
    case 'semanaPasada':
      return { desde: diasDespues(dia, -6 - diaDeSemana(dia)), hasta: diasDespues(dia, -diaDeSemana(dia)) };
    case 'treintaDias':
      return { desde: diasDespues(dia, -29), hasta: dia };
    case 'esteMes':
      return { desde: diaDelCalendario(anio, mes, 1), hasta: diaDelCalendario(anio, mes + 1, 0) };
    case 'mesPasado':
      return { desde: diaDelCalendario(anio, mes - 1, 1), hasta: diaDelCalendario(anio, mes, 0) };
    case 'esteAnio':
      return { desde: diaDelCalendario(anio, 1, 1), hasta: diaDelCalendario(anio, 13, 0) };
    case 'anioPasado':
      return { desde: diaDelCalendario(anio - 1, 1, 1), hasta: diaDelCalendario(anio - 1, 13, 0) };
    default:
      return { desde: '', hasta: '' };
  }
}

/** A day of the calendar; month 0 is December of the year before, and day 0 the last of the month before. */
export function diaDelCalendario(anio: number, mes: number, dia: number): string {
  return new Date(Date.UTC(anio, mes - 1, dia)).toISOString().slice(0, 10);
}

export function diasDespues(dia: string, dias: number): string {
  const [anio = 0, mes = 0, numero = 0] = dia.split('-').map(Number);
  return diaDelCalendario(anio, mes, numero + dias);
}

/** From 1, Monday, to 7. */
export function diaDeSemana(dia: string): number {
  return new Date(`${dia}T00:00:00Z`).getUTCDay() || 7;
}

/** PARAM tableros.diasDeCitas: days from today, it among them, whose appointments ahead are counted. */
export const DIAS_DE_CITAS = 7;
