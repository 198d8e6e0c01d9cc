import type { Excepcion, Tramo } from '@fedatario/contract';
import type { T } from '../../i18n/i18n.ts';
import { currentIdioma } from '../../i18n/i18n.ts';

/** A day of the week by its name, from Sunday; the first of 2023 was one. */
export function diaDeLaSemana(dia: number): string {
  const date = new Date(Date.UTC(2023, 0, 1 + dia));
  const name = new Intl.DateTimeFormat(currentIdioma(), { weekday: 'long', timeZone: 'UTC' }).format(date);
  return name.charAt(0).toLocaleUpperCase(currentIdioma()) + name.slice(1);
}

/** `15 de agosto` of `08-15`. */
export function mesDia(texto: string): string {
  const date = new Date(`2024-${texto}T12:00:00Z`);
  return new Intl.DateTimeFormat(currentIdioma(), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(date);
}

/** `mar, 24 de noviembre` of `2026-11-24`. */
export function diaDelAnio(dia: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(currentIdioma(), options).format(new Date(`${dia}T12:00:00Z`));
}

function horas(t: T, tramos: readonly Tramo[]): string {
  return tramos.map(({ desde, hasta }) => `${desde}–${hasta}`).join(', ') || t('calendario.cerrado');
}

/** A field of the calendar in words, for who compares two of them. */
export function leido(t: T, campo: string, valor: string): string {
  const dato = valor === '' ? [] : JSON.parse(valor);
  if (campo === 'horario')
    return (dato as Tramo[][]).map((tramos, dia) => `${diaDeLaSemana(dia)}: ${horas(t, tramos)}`).join(' · ');
  if (campo === 'feriadosLocales') return (dato as string[]).map(mesDia).join(', ');
  if (campo === 'excepciones')
    return (dato as Excepcion[]).map(({ dia, nombre, tramos }) => `${dia} ${nombre}: ${horas(t, tramos)}`).join(' · ');
  return t(dato ? 'calendario.si' : 'calendario.no');
}
