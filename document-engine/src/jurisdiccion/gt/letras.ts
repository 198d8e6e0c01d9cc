import { cifrasEnLetras, enLetras, enLetrasCon } from '../../espanol/numero.ts';
import { groupsOfCui } from './cui.ts';
import { type Centavos, exactCentavos, formatMontoDocumento, QUETZAL } from './dinero.ts';

/** `exactos` adds EXACTOS when there are no centavos, as some drafters do. */
export type OpcionesMonto = { exactos?: boolean };

/**
 * Centavos in words, lower case: `un millón de quetzales`, `cien quetzales con un centavo`, `cincuenta centavos`.
 * Throws RangeError below zero and on a number that is no safe integer. Source: domain-gt 2.5.
 */
export function montoEnLetras(centavos: Centavos, divisa = QUETZAL): string {
  const exact = exactCentavos(centavos);
  if (exact < 0n) throw new RangeError(`Un monto negativo no se escribe en letras: ${centavos}`);
  const whole = enLetrasCon(exact / 100n, divisa.singular, divisa.plural);
  if (exact % 100n === 0n) return whole;
  const cents = enLetrasCon(exact % 100n, 'centavo', 'centavos');
  return exact < 100n ? `${cents}${divisa.deCentavosSolos}` : `${whole} con ${cents}${divisa.deCentavos}`;
}

/** The legal form, words in capitals and then figures: `UN QUETZAL (Q1.00)`. Throws as {@link montoEnLetras}. */
export function montoLegal(centavos: Centavos, opciones: OpcionesMonto = {}, divisa = QUETZAL): string {
  const exactos = opciones.exactos && exactCentavos(centavos) % 100n === 0n ? ' EXACTOS' : '';
  return `${montoEnLetras(centavos, divisa).toLocaleUpperCase('es')}${exactos} (${formatMontoDocumento(centavos, divisa)})`;
}

/**
 * The three printed groups of a CUI in words, leading zeros said one by one. Offices differ in what joins them.
 * `cui` holds thirteen digits, with or without its spaces. Source: domain-gt 2.7.
 */
export function cuiEnLetras(cui: string, union = ', '): string {
  return groupsOfCui(cui.replaceAll(' ', '')).map(cifrasEnLetras).join(union);
}

/** A NIT in words: number, *guion*, check character. The NIT must be valid. Source: domain-gt 2.7. */
export function nitEnLetras(nit: string): string {
  const plain = nit.replaceAll('-', '');
  const check = plain.slice(-1);
  return `${enLetras(BigInt(plain.slice(0, -1)))} guion ${check === 'K' ? 'K' : enLetras(Number(check))}`;
}

/** A plate, a chassis or another code sign by sign: `P, guion, uno, dos, tres, B, C, D`. Source: domain-gt 2.7. */
export function deletrear(codigo: string): string {
  return [...codigo].map(spellSign).join(', ');
}

function spellSign(sign: string): string {
  if (sign === '-') return 'guion';
  return /\d/.test(sign) ? enLetras(Number(sign)) : sign;
}

/** Digits of the longest run that is read as one number. Source: domain-gt 8. */
const CIFRAS_DE_UN_NUMERO = 6;
const SIGNOS: Readonly<Record<string, string>> = { '-': 'guion', '/': 'diagonal', '.': 'punto', '#': 'numeral' };

/** Commas between thousands, which somebody wrote into a code: `2021,009,8765`. */
const MILES = /(?<![\d,.])\d+(?:,\d{3,})+(?![\d,.])/g;

/**
 * A plate, an engine, a register or a passport in words, its letters as they are: `P guion setecientos veintiuno KLM`. Digits are read as a
 * number with each leading zero said, and one by one when there are many; signs of writing stand as in any sentence.
 * Source: domain-gt 2.7; Código de Notariado, art. 13.
 */
export function codigoEnLetras(codigo: string): string {
  const pieces =
    codigo.replace(MILES, (run) => run.replaceAll(',', '')).match(/\d+|[-/#]|\.(?=\d)|(?:(?!\.\d)[^\d\-/#])+/gu) ?? [];
  return pieces
    .map((piece) => (/^\d/.test(piece) ? runEnLetras(piece) : (SIGNOS[piece] ?? piece.trim())))
    .filter((piece) => piece !== '')
    .join(' ')
    .replace(/(?<=[([«“¿¡]) /gu, '')
    .replace(/ (?=[)\],;:.»”?!])/gu, '');
}

function runEnLetras(digits: string): string {
  if (digits.length <= CIFRAS_DE_UN_NUMERO) return cifrasEnLetras(digits);
  return [...digits].map((digit) => enLetras(Number(digit))).join(' ');
}
