import { direccionDe, localeDe } from '@fedatario/contract/base';
import {
  formatDia,
  formatFecha,
  formatHora,
  formatMontoPantalla,
  formatTelefono,
  ZONA_HORARIA,
} from '@fedatario/document-engine';
import { currentIdioma } from '../i18n/i18n.ts';

let zonaHoraria: string = ZONA_HORARIA;

/** Sets the time zone of the profile for all following instants. */
export function readIn(zona: string): void {
  zonaHoraria = zona;
}

/** `21 nov 2026, 10:30`, in the reader's language and time zone. */
export function fechaHora(instante: string): string {
  return fechaHoraDe(instante, zonaHoraria);
}

/** The same in a given time zone: dates that apply to everybody use the company's. */
export function fechaHoraDe(instante: string, zona: string): string {
  const idioma = currentIdioma();
  const lectura = { zonaHoraria: zona, locale: localeDe[idioma] };
  return `${formatFecha(instante, lectura)}${idioma === 'ar' ? '،' : ','} ${formatHora(instante, lectura)}`;
}

/** `21 nov 2026`, the day of an instant in a given time zone. */
export function fechaDe(instante: string, zona: string): string {
  return formatFecha(instante, { zonaHoraria: zona, locale: localeDe[currentIdioma()] });
}

/** `21 nov 2026`, the day of an instant in the reader's time zone. */
export function fecha(instante: string): string {
  return fechaDe(instante, zonaHoraria);
}

/** `10:30`, in the reader's time zone. */
export function hora(instante: string): string {
  return formatHora(instante, { zonaHoraria, locale: localeDe[currentIdioma()] });
}

/** Joins numbers or names as `1, 3 y 7`, in the reader's language. */
export function serie(partes: readonly (number | string)[]): string {
  return new Intl.ListFormat(localeDe[currentIdioma()]).format(partes.map(String));
}

/** Formats a calendar day as `21 nov 2026`. */
export function dia(fecha: string): string {
  return formatDia(fecha, localeDe[currentIdioma()]);
}

/** Formats a calendar day as `5 de mayo de 1980`. */
export function diaLargo(fecha: string): string {
  const format = new Intl.DateTimeFormat(localeDe[currentIdioma()], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${fecha}T00:00:00Z`));
}

/** Formats a stored number as `+502 2345-6789`. */
export function telefono(e164: string): string {
  return leftToRight(formatTelefono(e164, { conPrefijo: true }));
}

/** Formats centavos as `Q 1,250.00`. */
export function dinero(centavos: number): string {
  return leftToRight(formatMontoPantalla(centavos));
}

/** Formats centavos as a deduction, `−Q 1,250.00`. */
export function menosDinero(centavos: number): string {
  return leftToRight(`−${formatMontoPantalla(centavos)}`);
}

/** Isolates a number in right-to-left text, so that its signs stay in place. */
function leftToRight(text: string): string {
  return direccionDe(currentIdioma()) === 'rtl' ? `\u2066${text}\u2069` : text;
}

/** Formats bytes as `1.4 MB`. */
export function peso(bytes: number): string {
  const inMb = bytes >= 1_000_000;
  const unit = { style: 'unit', unit: inMb ? 'megabyte' : 'kilobyte', maximumFractionDigits: inMb ? 1 : 0 } as const;
  const text = new Intl.NumberFormat(localeDe[currentIdioma()], unit).format(Math.max(1, bytes / (inMb ? 1e6 : 1e3)));
  // A no-break space keeps number and unit on one line.
  return text.replace(' ', '\u00a0');
}
