import { type Dia, partsOf } from '../calendario/dia.ts';
import { enLetras, enLetrasCon } from './numero.ts';

const MESES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** The first of the month: *uno* as notaries write it by default, or *primero*. */
export type OpcionesFecha = { primero?: boolean };

/**
 * A day as instruments write it, without article: `veintiuno de noviembre de dos mil veintiséis`.
 * `dia` must be one that `parseDia` accepted. Source: domain-gt 2.6.
 */
export function fechaEnLetras(dia: Dia, opciones: OpcionesFecha = {}): string {
  const [anio, mes, numero] = partsOf(dia);
  const word = numero === 1 && opciones.primero ? 'primero' : enLetras(numero);
  return `${word} de ${nombreMes(mes)} de ${enLetras(anio)}`;
}

/** The solemn form: `a los veintiún días del mes de noviembre del año dos mil veintiséis`. Source: domain-gt 2.6. */
export function fechaSolemne(dia: Dia): string {
  const [anio, mes, numero] = partsOf(dia);
  const days = numero === 1 ? 'al primer día' : `a los ${enLetrasCon(numero, 'día', 'días')}`;
  return `${days} del mes de ${nombreMes(mes)} del año ${enLetras(anio)}`;
}

/** A day with the month in words and figures for the rest: `21 de noviembre de 2026`. */
export function fechaLarga(dia: Dia): string {
  const [anio, mes, numero] = partsOf(dia);
  return `${numero} de ${nombreMes(mes)} de ${anio}`;
}

/**
 * An hour `HH:MM` of 24 as actas write it: `siendo las trece horas con cinco minutos`, `siendo la una hora en punto`.
 * The hour must be well formed. Source: domain-gt 2.6.
 */
export function horaEnLetras(hora: string): string {
  const hours = Number(hora.slice(0, 2));
  const minutes = Number(hora.slice(3, 5));
  const article = hours === 1 ? 'la' : 'las';
  const exact = minutes === 0 ? 'en punto' : `con ${enLetrasCon(minutes, 'minuto', 'minutos')}`;
  return `siendo ${article} ${enLetrasCon(hours, 'hora', 'horas', 'femenino')} ${exact}`;
}

/** The name of a month from 1 to 12, in lower case. */
export function nombreMes(mes: number): string {
  return MESES[mes - 1] ?? '';
}
