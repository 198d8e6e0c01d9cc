import { jurisdiccion } from '@fedatario/document-engine';

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

/** `2403` is `24/03` and `1990-03-24` is `24/03/1990`. */
export function writeFecha(typed: string): string {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed.trim());
  if (iso) return [iso[3]?.padStart(2, '0'), iso[2]?.padStart(2, '0'), iso[1]].join('/');
  const parts = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(typed.trim());
  if (parts) return [parts[1]?.padStart(2, '0'), parts[2]?.padStart(2, '0'), parts[3]].join('/');
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/** What is sent: `1990-03-24`; text that is no such date goes as it is, for the contract to refuse. */
export function readFecha(shown: string): string {
  const [dia, mes, anio] = shown.split('/');
  return anio?.length === 4 ? `${anio}-${mes}-${dia}` : shown;
}

export function writePasaporte(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Thousands in groups and two decimals at most: `1250.5` is `1,250.5`. Amounts pasted with a decimal comma are understood. */
export function writeMonto(typed: string): string {
  const european = /^\D*((?:\d{1,3}(?:\.\d{3})+|\d{4,}),\d{1,2})\D*$/.exec(typed)?.[1];
  const clean = (european?.replaceAll('.', '').replace(',', '.') ?? typed).replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = clean.split('.');
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  return rest.length > 0 ? `${grouped || '0'}.${rest.join('').slice(0, 2)}` : grouped;
}

/** What is sent of it: centavos; NaN, which the contract refuses, when it is no amount. */
export function readMonto(shown: string): number {
  const plain = shown.replaceAll(',', '').trim();
  return /^\d{1,12}(?:\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}

/** Centavos as a field shows them: `1,250.50`. */
export function montoOf(centavos: number): string {
  return writeMonto((centavos / 100).toFixed(2));
}

/** Only digits, as many as a count may have. */
export function writeEntero(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 9);
}

/** A count that may be left empty; NaN when it is no count. */
export function readEntero(shown: string): number | null {
  return shown.trim() === '' ? null : Number(/^\d+$/.test(shown.trim()) ? shown : Number.NaN);
}
