import { direccionDe, type Idioma } from '@fedatario/contract';
import { formatDia, formatFecha, formatHora, formatMontoPantalla, formatTelefono } from '@fedatario/document-engine';
import { currentIdioma } from '../i18n/i18n.ts';

/** Digits are the same in every language, so that a number on the screen is the one in the document. */
const locales: Readonly<Record<Idioma, string>> = { es: 'es-GT', en: 'en-GB', tr: 'tr-TR', ar: 'ar-u-nu-latn' };
let zonaHoraria = 'America/Guatemala';

/** From now on instants are shown in this time zone: the one of the profile. */
export function readIn(zona: string): void {
  zonaHoraria = zona;
}

/** `21 nov 2026, 10:30`, in the language and the time zone of who reads. */
export function fechaHora(instante: string): string {
  return fechaHoraDe(instante, zonaHoraria);
}

/** The same, on the clocks of a time zone: dates that hold for everybody are said in the company's. */
export function fechaHoraDe(instante: string, zona: string): string {
  const idioma = currentIdioma();
  const lectura = { zonaHoraria: zona, locale: locales[idioma] };
  return `${formatFecha(instante, lectura)}${idioma === 'ar' ? '،' : ','} ${formatHora(instante, lectura)}`;
}

/** `10:30`, in the time zone of who reads. */
export function hora(instante: string): string {
  return formatHora(instante, { zonaHoraria, locale: locales[currentIdioma()] });
}

/** `21 nov 2026`, of a day of the calendar. */
export function dia(fecha: string): string {
  return formatDia(fecha, locales[currentIdioma()]);
}

/** `5 de mayo de 1980`, of a day of the calendar. */
export function diaLargo(fecha: string): string {
  const format = new Intl.DateTimeFormat(locales[currentIdioma()], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${fecha}T00:00:00Z`));
}

/** `+502 2345-6789`, of the stored form. */
export function telefono(e164: string): string {
  return leftToRight(formatTelefono(e164, { conPrefijo: true }));
}

/** `Q 1,250.00`, of centavos. */
export function dinero(centavos: number): string {
  return leftToRight(formatMontoPantalla(centavos));
}

/** `−Q 1,250.00`, of centavos that go away. */
export function menosDinero(centavos: number): string {
  return leftToRight(`−${formatMontoPantalla(centavos)}`);
}

/** Among Arabic letters, the signs of a number stay on their side of it. */
function leftToRight(text: string): string {
  return direccionDe(currentIdioma()) === 'rtl' ? `\u2066${text}\u2069` : text;
}

/** `1.4 MB`, of bytes. */
export function peso(bytes: number): string {
  const inMb = bytes >= 1_000_000;
  const unit = { style: 'unit', unit: inMb ? 'megabyte' : 'kilobyte', maximumFractionDigits: inMb ? 1 : 0 } as const;
  const text = new Intl.NumberFormat(locales[currentIdioma()], unit).format(Math.max(1, bytes / (inMb ? 1e6 : 1e3)));
  // The number and its unit stay on one line.
  return text.replace(' ', '\u00a0');
}
