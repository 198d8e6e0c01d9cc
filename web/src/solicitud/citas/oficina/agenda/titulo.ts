import { localeDe } from '@fedatario/contract/base';
import type { Dia } from '@fedatario/document-engine';
import { currentIdioma } from '../../../../i18n/i18n.ts';
import type { Ventana, Vista } from './dias.ts';

const formatos = new Map<string, Intl.DateTimeFormat>();

/** A calendar day, written in the language of the reader. */
export function escribirDia(dia: Dia, options: Intl.DateTimeFormatOptions): string {
  return formato(options).format(mediodia(dia));
}

/** The days of a view in words: `jueves, 26 de noviembre de 2026`, `23–29 de noviembre de 2026`, `noviembre de 2026`. */
export function tituloDe(vista: Vista, fecha: Dia, { desde, hasta }: Ventana): string {
  if (vista === 'dia') return escribirDia(fecha, { dateStyle: 'full' });
  if (vista === 'mes') return escribirDia(fecha, { month: 'long', year: 'numeric' });
  return formato({ day: 'numeric', month: 'long', year: 'numeric' }).formatRange(mediodia(desde), mediodia(hasta));
}

function formato(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = localeDe[currentIdioma()];
  const clave = `${locale} ${JSON.stringify(options)}`;
  const known = formatos.get(clave) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formatos.set(clave, known);
  return known;
}

const mediodia = (dia: Dia) => new Date(`${dia}T12:00:00Z`);
