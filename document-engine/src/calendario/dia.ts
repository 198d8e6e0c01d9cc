import { accept, type Resultado, refuse } from '../base/resultado.ts';

/** A day of the calendar, `2026-11-21`: no hour, no time zone. Days compare as texts. */
export type Dia = string;

const MILISEGUNDOS = 86_400_000;

/** Reads `aaaa-mm-dd`. Errors: `forma`, `inexistente` (30 de febrero). Years 1000 to 9999. */
export function parseDia(texto: string): Resultado<Dia, 'forma' | 'inexistente'> {
  if (texto.length !== 10 || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(texto)) return refuse('forma');
  const [anio, mes, dia] = partsOf(texto);
  const date = new Date(Date.UTC(anio, mes - 1, dia));
  return textOf(date) === texto ? accept(texto) : refuse('inexistente');
}

/** Year, month (1 to 12) and day of a Dia. */
export function partsOf(dia: Dia): [number, number, number] {
  return [Number(dia.slice(0, 4)), Number(dia.slice(5, 7)), Number(dia.slice(8, 10))];
}

/** The day so many days later, or earlier when negative. */
export function sumarDias(dia: Dia, dias: number): Dia {
  const [anio, mes, day] = partsOf(dia);
  return textOf(new Date(Date.UTC(anio, mes - 1, day + dias)));
}

/** The same day of the month so many months later, or the last one of a shorter month (31 ene + 1 = 28 feb). */
export function sumarMeses(dia: Dia, meses: number): Dia {
  const [anio, mes, day] = partsOf(dia);
  const last = new Date(Date.UTC(anio, mes + meses, 0)).getUTCDate();
  return textOf(new Date(Date.UTC(anio, mes - 1 + meses, Math.min(day, last))));
}

/**
 * The last day of a term of whole months that begins on a day: the eve of the same day of the month, or the last of a month
 * that has no such day. Source: Ley del Organismo Judicial, art. 45.
 */
export function finDePlazo(inicio: Dia, meses: number): Dia {
  const next = sumarMeses(inicio, meses);
  return partsOf(next)[2] === partsOf(inicio)[2] ? sumarDias(next, -1) : next;
}

/** Whole days from one day to another; negative when the second is earlier. */
export function diasEntre(desde: Dia, hasta: Dia): number {
  return Math.round((utc(hasta) - utc(desde)) / MILISEGUNDOS);
}

/**
 * Completed years on a day. Who was born on 29 February turns on 1 March in common years (domain-gt 4.7, rule 3).
 * Negative before birth.
 */
export function edadEn(nacimiento: Dia, dia: Dia): number {
  const years = partsOf(dia)[0] - partsOf(nacimiento)[0];
  return dia.slice(5) < nacimiento.slice(5) ? years - 1 : years;
}

/** Day of the week, 0 Sunday to 6 Saturday. */
export function diaDeSemana(dia: Dia): number {
  return new Date(utc(dia)).getUTCDay();
}

function utc(dia: Dia): number {
  const [anio, mes, day] = partsOf(dia);
  return Date.UTC(anio, mes - 1, day);
}

function textOf(date: Date): Dia {
  return date.toISOString().slice(0, 10);
}
