import { DAY } from '@fedatario/contract/base';
import { DIAS_POR_PUNTO, type Periodo } from '@fedatario/contract/control';

/** The days, or the first days of the months, that a chart of a period shows. */
export interface Puntos {
  readonly porMes: boolean;
  readonly dias: readonly string[];
}

/** Years of a period whose chart begins with it, whatever it has; an older one begins with the first day that has something. */
const ANIOS_VACIOS = 10;

/**
 * Points of a period between its bounds; without one, from the first or to the last day that has something. Days to come have no point:
 * nothing can have been sold on them.
 */
export function puntosDe({ desde, hasta }: Periodo, conAlgo: readonly string[], hoy: string): Puntos {
  const ordenados = conAlgo.toSorted();
  const last = [hasta ?? ordenados.at(-1), hoy].toSorted()[0];
  const first = desde !== undefined && last !== undefined && esReciente(desde, last) ? desde : ordenados[0];
  if (first === undefined || last === undefined || first > last) return { porMes: false, dias: [] };
  const cuantos = (Date.parse(last) - Date.parse(first)) / DAY + 1;
  if (cuantos <= DIAS_POR_PUNTO)
    return { porMes: false, dias: Array.from({ length: cuantos }, (_, i) => sumar(first, i)) };
  return { porMes: true, dias: mesesEntre(first.slice(0, 7), last.slice(0, 7)) };
}

function esReciente(desde: string, last: string): boolean {
  return Number(last.slice(0, 4)) - Number(desde.slice(0, 4)) < ANIOS_VACIOS;
}

function sumar(dia: string, dias: number): string {
  return new Date(Date.parse(dia) + dias * DAY).toISOString().slice(0, 10);
}

function mesesEntre(first: string, last: string): string[] {
  const meses: string[] = [];
  let [anio = 0, mes = 1] = first.split('-').map(Number);
  for (;;) {
    const dia = new Date(Date.UTC(anio, mes - 1, 1)).toISOString().slice(0, 10);
    if (dia.slice(0, 7) > last) return meses;
    meses.push(dia);
    [anio, mes] = mes === 12 ? [anio + 1, 1] : [anio, mes + 1];
  }
}

/** The point that a day belongs to. */
export function puntoDe({ porMes }: Puntos, dia: string): string {
  return porMes ? `${dia.slice(0, 7)}-01` : dia;
}
