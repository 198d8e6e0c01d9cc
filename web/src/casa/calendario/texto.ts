import type { Cierre, Excepcion, Tramo } from '@fedatario/contract/casa';
import type { T } from '../../i18n/i18n.ts';
import { currentIdioma } from '../../i18n/i18n.ts';

/** Name of a day of the week, 0 being Sunday; 1 January 2023 was a Sunday. */
export function diaDeLaSemana(dia: number): string {
  const date = new Date(Date.UTC(2023, 0, 1 + dia));
  const name = new Intl.DateTimeFormat(currentIdioma(), { weekday: 'long', timeZone: 'UTC' }).format(date);
  return name.charAt(0).toLocaleUpperCase(currentIdioma()) + name.slice(1);
}

/** `08-15` becomes `15 de agosto`. */
export function mesDia(texto: string): string {
  const date = new Date(`2024-${texto}T12:00:00Z`);
  return new Intl.DateTimeFormat(currentIdioma(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(date);
}

/** `2026-11-24` becomes `mar, 24 de noviembre`. */
export function diaDelAnio(dia: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(currentIdioma(), options).format(new Date(`${dia}T12:00:00Z`));
}

function horas(t: T, tramos: readonly Tramo[]): string {
  return tramos.map(({ desde, hasta }) => `${desde}–${hasta}`).join(', ') || t('calendario.cerrado');
}

/** A field of the calendar in words, for the comparison in a conflict. */
export function leido(t: T, campo: string, valor: string): string {
  const dato = valor === '' ? [] : JSON.parse(valor);
  if (campo === 'horario')
    return (dato as Tramo[][]).map((tramos, dia) => `${diaDeLaSemana(dia)}: ${horas(t, tramos)}`).join(' · ');
  if (campo === 'feriadosLocales') return (dato as string[]).map(mesDia).join(', ');
  if (campo === 'cierresDeRegistros')
    return (dato as Cierre[]).map(({ dia, nombre }) => `${dia} ${nombre}`).join(' · ');
  if (campo === 'excepciones')
    return (dato as Excepcion[]).map(({ dia, nombre, tramos }) => `${dia} ${nombre}: ${horas(t, tramos)}`).join(' · ');
  return t(dato ? 'calendario.si' : 'calendario.no');
}
