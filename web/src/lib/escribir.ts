import { jurisdiccion, leerFecha, leerMonto, type SigloDeFecha } from '@fedatario/document-engine';

/** Formats identifiers while they are typed or pasted, from any usual form. */

export function writeTelefono(typed: string): string {
  const read = jurisdiccion.telefono.parse(typed);
  if (read.ok) return jurisdiccion.telefono.format(read.valor.e164);
  if (typed.trimStart().startsWith('+')) return `+${typed.replace(/\D/g, '')}`;
  const digits = typed.replace(/\D/g, '');
  return digits.length > 4 && digits.length <= 8 ? `${digits.slice(0, 4)}-${digits.slice(4)}` : digits;
}

export function writeNit(typed: string): string {
  const clean = typed.toUpperCase().replace(/[^0-9KCF/]/g, '');
  return jurisdiccion.idTributaria.format(clean);
}

/** Thirteen digits in the groups printed on the card: 4, 5 and 4. */
export function writeDpi(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 13);
  return [digits.slice(0, 4), digits.slice(4, 9), digits.slice(9)].filter(Boolean).join(' ');
}

/** A stored date in the usual form: `24/03/1990`. Text that is no date is kept as typed. */
export function writeFecha(dia: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(dia) ? dia.split('-').reverse().join('/') : dia;
}

/** A typed date in the form for sending, `1990-03-24`; text that is no date is kept, for the contract to refuse. */
export function readFecha(shown: string, siglo?: SigloDeFecha): string {
  const read = leerFecha(shown, siglo);
  return read.ok ? read.dia : shown;
}

/** Today's date in the time zone of the jurisdiction. */
export function hoy(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: jurisdiccion.zonaHoraria }).format(new Date());
}

export function writePasaporte(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** A typed amount in centavos; NaN, which the contract refuses, when the text is no amount or is ambiguous. */
export function readMonto(shown: string): number {
  const read = leerMonto(shown);
  return read.ok ? read.centavos : Number.NaN;
}

/** A typed amount with grouped thousands and two decimals; unchanged when it is no amount. */
export function writeMonto(typed: string): string {
  const read = leerMonto(typed);
  return read.ok ? montoOf(read.centavos) : typed;
}

/** Centavos in the form of a field: `1,250.50`. */
export function montoOf(centavos: number): string {
  const [whole = '', cents] = (centavos / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** Digits only, up to the largest count. */
export function writeEntero(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 9);
}

/** An optional count; NaN when the text is no count. */
export function readEntero(shown: string): number | null {
  return shown.trim() === '' ? null : Number(/^\d+$/.test(shown.trim()) ? shown : Number.NaN);
}
