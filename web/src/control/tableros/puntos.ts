import { localeDe } from '@fedatario/contract/base';
import type { PeriodoElegido } from '@fedatario/contract/control';
import { currentIdioma } from '../../i18n/i18n.ts';
import { dia as enTexto } from '../../lib/format.ts';

/** A point of a chart as people read it, whole and short: a day, or a month by its first day. */
export function nombreDe(dia: string, porMes: boolean): { readonly nombre: string; readonly corto: string } {
  const formato = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeDe[currentIdioma()], { ...options, timeZone: 'UTC' }).format(new Date(dia));
  return porMes
    ? { nombre: formato({ month: 'long', year: 'numeric' }), corto: formato({ month: 'short' }) }
    : { nombre: enTexto(dia), corto: formato({ day: 'numeric', month: 'short' }) };
}

/** The days of a point that lie within the period. */
export function diasDe(dia: string, porMes: boolean, { desde, hasta }: PeriodoElegido): PeriodoElegido {
  if (!porMes) return { desde: dia, hasta: dia };
  const [anio = 0, mes = 0] = dia.split('-').map(Number);
  const ultimo = new Date(Date.UTC(anio, mes, 0)).toISOString().slice(0, 10);
  return { desde: desde > dia ? desde : dia, hasta: hasta !== '' && hasta < ultimo ? hasta : ultimo };
}
