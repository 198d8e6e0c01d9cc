import { DAY } from '@fedatario/contract/base';

/** The lengths of time that are kept counted, from the longest. */
const granos = ['anio', 'mes', 'dia'] as const;
export type Grano = (typeof granos)[number];

/** Days from `desde` and before `hasta`. */
export interface Dias {
  readonly desde: string;
  readonly hasta: string;
}

/** Whole years, months or days. */
export interface Tramo extends Dias {
  readonly grano: Grano;
}

/** Before the first day of any office; it begins a year. */
export const PRINCIPIO = '0001-01-01';

/** The fewest whole years, months and days that make up the days from `desde` and before `hasta`. */
export function tramosDe(desde: string, hasta: string, [grano, ...finos]: readonly Grano[] = granos): Tramo[] {
  if (grano === undefined || desde >= hasta) return [];
  const a = techo(desde, grano);
  const b = piso(hasta, grano);
  if (a >= b) return tramosDe(desde, hasta, finos);
  return [...tramosDe(desde, a, finos), { grano, desde: a, hasta: b }, ...tramosDe(b, hasta, finos)];
}

/** The first day of the year, month or day that a day lies in. */
export function piso(dia: string, grano: Grano): string {
  if (grano === 'anio') return `${dia.slice(0, 4)}-01-01`;
  return grano === 'mes' ? `${dia.slice(0, 7)}-01` : dia;
}

function techo(dia: string, grano: Grano): string {
  const inicio = piso(dia, grano);
  return inicio === dia ? dia : siguiente(inicio, grano);
}

/** The first day of the year, month or day after the one that begins on this day. */
export function siguiente(inicio: string, grano: Grano): string {
  const [anio = 0, mes = 0] = inicio.split('-').map(Number);
  if (grano === 'anio') return `${anio + 1}-01-01`;
  const next = grano === 'mes' ? Date.UTC(anio, mes, 1) : Date.parse(inicio) + DAY;
  return new Date(next).toISOString().slice(0, 10);
}

/** The days from `desde` and before `hasta`, a month at a time: a statement over all rows would run into its limit of time. */
export function meses(desde: string, hasta: string): Dias[] {
  const partes: Dias[] = [];
  for (let dia = desde; dia < hasta; dia = siguiente(piso(dia, 'mes'), 'mes')) {
    const fin = siguiente(piso(dia, 'mes'), 'mes');
    partes.push({ desde: dia, hasta: fin < hasta ? fin : hasta });
  }
  return partes;
}
