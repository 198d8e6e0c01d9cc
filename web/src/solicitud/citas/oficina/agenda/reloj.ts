import type { Dia } from '@fedatario/document-engine';
import { fromLocal, toLocal } from '../../../../lib/instante.ts';

const MINUTOS_DEL_DIA = 1440;

/** A stretch of the clock of a place, in minutes after its midnight. */
export interface Tramo {
  readonly dia: Dia;
  readonly desde: number;
  readonly hasta: number;
}

/** The day and the minute that a clock of that IANA zone shows at an instant. */
export function relojDe(instante: string, zona: string): { dia: Dia; minuto: number } {
  const local = toLocal(instante, zona);
  return { dia: local.slice(0, 10), minuto: Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)) };
}

/** The instant at which that clock shows that minute of that day; a minute that it skips is the same time after the change. */
export function instanteDe(dia: Dia, minuto: number, zona: string): string {
  const horas = String(Math.floor(minuto / 60)).padStart(2, '0');
  return fromLocal(`${dia}T${horas}:${String(minuto % 60).padStart(2, '0')}`, zona) ?? '';
}

/**
 * The stretches of the clock that a time takes, one a day. The clock decides where it begins and ends; of an hour that a clock repeats, where
 * the end would stand before the beginning, its length does.
 */
export function tramosDe(inicio: string, fin: string, zona: string): Tramo[] {
  const desde = relojDe(inicio, zona);
  const hasta = relojDe(fin, zona);
  if (desde.dia === hasta.dia) {
    const largo = (Date.parse(fin) - Date.parse(inicio)) / 60_000;
    const final = hasta.minuto > desde.minuto ? hasta.minuto : Math.min(MINUTOS_DEL_DIA, desde.minuto + largo);
    return [{ dia: desde.dia, desde: desde.minuto, hasta: final }];
  }
  const primero = { dia: desde.dia, desde: desde.minuto, hasta: MINUTOS_DEL_DIA };
  if (hasta.minuto === 0 && Date.parse(fin) - Date.parse(inicio) <= MINUTOS_DEL_DIA * 60_000) return [primero];
  return [primero, ...intermedios(desde.dia, hasta.dia), { dia: hasta.dia, desde: 0, hasta: hasta.minuto }];
}

function intermedios(primero: Dia, ultimo: Dia): Tramo[] {
  const dias: Tramo[] = [];
  for (let dia = siguiente(primero); dia < ultimo; dia = siguiente(dia))
    dias.push({ dia, desde: 0, hasta: MINUTOS_DEL_DIA });
  return dias;
}

const siguiente = (dia: Dia): Dia => new Date(Date.parse(dia) + 86_400_000).toISOString().slice(0, 10);

/** `09:30` of 570. */
export function horaDeMinuto(minuto: number): string {
  return `${String(Math.floor(minuto / 60)).padStart(2, '0')}:${String(minuto % 60).padStart(2, '0')}`;
}
