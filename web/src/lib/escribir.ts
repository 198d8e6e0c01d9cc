import { jurisdiccion, leerFecha, leerMonto, type SigloDeFecha } from '@fedatario/document-engine';

/** How identifiers look while they are typed or pasted: as people read them, whatever the form they came in. */

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

/** Thirteen digits in the groups that the card prints: 4, 5 and 4. */
export function writeDpi(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 13);
  return [digits.slice(0, 4), digits.slice(4, 9), digits.slice(9)].filter(Boolean).join(' ');
}

/** A stored day, as people write it: `24/03/1990`. What is no day stays as it was typed. */
export function writeFecha(dia: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(dia) ? dia.split('-').reverse().join('/') : dia;
}

/** The date as it is sent, `1990-03-24`; text that is no date goes as it is, for the contract to refuse. */
export function readFecha(shown: string, siglo?: SigloDeFecha): string {
  const read = leerFecha(shown, siglo);
  return read.ok ? read.dia : shown;
}

/** The day it is where documents are signed. */
export function hoy(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: jurisdiccion.zonaHoraria }).format(new Date());
}

export function writePasaporte(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** The amount as it is sent, in centavos; NaN, which the contract refuses, when the text is no amount or could be two. */
export function readMonto(shown: string): number {
  const read = leerMonto(shown);
  return read.ok ? read.centavos : Number.NaN;
}

/** An amount as it was typed, with its thousands in groups and two decimals once it is one. */
export function writeMonto(typed: string): string {
  const read = leerMonto(typed);
  return read.ok ? montoOf(read.centavos) : typed;
}

/** Centavos as a field shows them: `1,250.50`. */
export function montoOf(centavos: number): string {
  const [whole = '', cents] = (centavos / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** Only digits, as many as a count may have. */
export function writeEntero(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 9);
}

/** A count that may be left empty; NaN when it is no count. */
export function readEntero(shown: string): number | null {
  return shown.trim() === '' ? null : Number(/^\d+$/.test(shown.trim()) ? shown : Number.NaN);
}
