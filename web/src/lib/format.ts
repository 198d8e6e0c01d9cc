import { formatFechaHora, formatMontoPantalla, formatTelefono } from '@fedatario/document-engine';
import { currentIdioma } from '../i18n/i18n.ts';

const locales = { es: 'es-GT', en: 'en-GB' } as const;
let zonaHoraria = 'America/Guatemala';

/** From now on instants are shown in this time zone: the one of the profile. */
export function readIn(zona: string): void {
  zonaHoraria = zona;
}

/** `21 nov 2026, 10:30`, in the language and the time zone of who reads. */
export function fechaHora(instante: string): string {
  return formatFechaHora(instante, { zonaHoraria, locale: locales[currentIdioma()] });
}

/** The same, on the clocks of a time zone: dates that hold for everybody are said in the company's. */
export function fechaHoraDe(instante: string, zona: string): string {
  return formatFechaHora(instante, { zonaHoraria: zona, locale: locales[currentIdioma()] });
}

/** `21 nov 2026`, of a day of the calendar. */
export function dia(fecha: string): string {
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[currentIdioma()], options).format(new Date(`${fecha}T00:00:00Z`));
}

/** `+502 2345-6789`, of the stored form. */
export function telefono(e164: string): string {
  return formatTelefono(e164, { conPrefijo: true });
}

/** `Q 1,250.00`, of centavos. */
export function dinero(centavos: number): string {
  return formatMontoPantalla(centavos);
}

/** `1.4 MB`, of bytes. */
export function peso(bytes: number): string {
  const inMb = bytes >= 1_000_000;
  const unit = { style: 'unit', unit: inMb ? 'megabyte' : 'kilobyte', maximumFractionDigits: inMb ? 1 : 0 } as const;
  return new Intl.NumberFormat(locales[currentIdioma()], unit).format(Math.max(1, bytes / (inMb ? 1e6 : 1e3)));
}
