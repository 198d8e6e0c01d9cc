/**
 * How the last *uno* of a number reads: `sola` with no noun after it (veintiuno), `masculino` before a masculine noun
 * (veintiún quetzales), `femenino` before a feminine one (veintiuna hojas; then hundreds agree too).
 */
export type FormaNumero = 'sola' | 'masculino' | 'femenino';

const HASTA_VEINTINUEVE = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
];
const DECENAS = ['-', '-', '-', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const CENTENAS = [
  '-',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
];
const ESCALAS: readonly [string, string][] = [
  ['', ''],
  ['millón', 'millones'],
  ['billón', 'billones'],
  ['trillón', 'trillones'],
];
const MILLON = 1_000_000n;
const LIMITE = MILLON ** 4n;

/**
 * A whole number in words, lower case, long scale (10^9 is mil millones, 10^12 un billón).
 * Throws RangeError below 0, from 10^24 on, and on a number that is no safe integer.
 * Source: domain-gt 2.5, rules 1 to 5 and 8 (RAE).
 */
export function enLetras(numero: number | bigint, forma: FormaNumero = 'sola'): string {
  const exact = exactWhole(numero);
  if (exact === 0n) return 'cero';
  const words: string[] = [];
  for (let scale = ESCALAS.length - 1; scale >= 0; scale--) {
    const group = Number((exact / MILLON ** BigInt(scale)) % MILLON);
    if (group > 0) words.push(scale === 0 ? hastaMillon(group, forma) : conEscala(group, scale));
  }
  return words.join(' ');
}

/**
 * A whole number and its noun in words: `una hoja`, `veintiún días`, `un millón de quetzales`.
 * The noun is singular for exactly one, and takes *de* after exact millions. Throws as {@link enLetras}.
 * Source: domain-gt 2.5, rules 6 and 7.
 */
export function enLetrasCon(
  numero: number | bigint,
  singular: string,
  plural: string,
  genero: 'masculino' | 'femenino' = 'masculino',
): string {
  const exact = exactWhole(numero);
  const exactMillions = exact !== 0n && exact % MILLON === 0n;
  return `${enLetras(exact, genero)} ${exactMillions ? 'de ' : ''}${exact === 1n ? singular : plural}`;
}

/**
 * A percentage of at most two decimals in words and figures, without apocope: `veintiuno por ciento (21 %)`,
 * `cinco punto cinco por ciento (5.5 %)`. Throws RangeError outside 0 to 100 or with more decimals.
 * Source: domain-gt 2.5, rule 9.
 */
export function porcentajeEnLetras(porcentaje: number): string {
  const hundredths = Math.round(porcentaje * 100);
  const exact = Math.abs(hundredths - porcentaje * 100) < 1e-6;
  if (!exact || !(porcentaje >= 0 && porcentaje <= 100)) {
    throw new RangeError(`El porcentaje va de 0 a 100 con dos decimales: ${porcentaje}`);
  }
  const decimals = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0{1,2}$/, '');
  const whole = enLetras(Math.floor(hundredths / 100));
  const words = decimals === '' ? whole : `${whole} punto ${cifrasEnLetras(decimals)}`;
  return `${words} por ciento (${hundredths / 100} %)`;
}

/** Digits read as a number, with each leading zero said: `0101` is *cero ciento uno*. Source: domain-gt 2.7. */
export function cifrasEnLetras(digits: string): string {
  const significant = digits.replace(/^0+/, '');
  const zeros = Array.from({ length: digits.length - significant.length }, () => 'cero');
  return [...zeros, ...(significant === '' ? [] : [enLetras(BigInt(significant))])].join(' ');
}

function exactWhole(numero: number | bigint): bigint {
  if (typeof numero === 'number' && !Number.isSafeInteger(numero)) throw new RangeError(`No es un entero: ${numero}`);
  const exact = BigInt(numero);
  if (exact < 0n || exact >= LIMITE) throw new RangeError(`No se escribe en letras: ${numero}`);
  return exact;
}

function conEscala(group: number, scale: number): string {
  const [singular, plural] = ESCALAS[scale] ?? ['', ''];
  return `${hastaMillon(group, 'masculino')} ${group === 1 ? singular : plural}`;
}

function hastaMillon(numero: number, forma: FormaNumero): string {
  const miles = Math.floor(numero / 1000);
  const resto = numero % 1000;
  const words: string[] = [];
  if (miles > 1) words.push(hastaMil(miles, 'masculino', forma === 'femenino'));
  if (miles > 0) words.push('mil');
  if (resto > 0) words.push(hastaMil(resto, forma, forma === 'femenino'));
  return words.join(' ');
}

function hastaMil(numero: number, forma: FormaNumero, centenasFemeninas: boolean): string {
  if (numero === 100) return 'cien';
  const centena = Math.floor(numero / 100);
  const resto = numero % 100;
  const words: string[] = [];
  if (centena > 0) {
    const word = CENTENAS[centena] ?? '';
    words.push(centenasFemeninas ? word.replace(/os$/, 'as') : word);
  }
  if (resto > 0) words.push(hastaCien(resto, forma));
  return words.join(' ');
}

function hastaCien(numero: number, forma: FormaNumero): string {
  if (numero < 30) return agree(HASTA_VEINTINUEVE[numero] ?? '', forma);
  const unidad = numero % 10;
  const decena = DECENAS[Math.floor(numero / 10)] ?? '';
  return unidad === 0 ? decena : `${decena} y ${agree(HASTA_VEINTINUEVE[unidad] ?? '', forma)}`;
}

function agree(word: string, forma: FormaNumero): string {
  if (forma === 'sola' || !word.endsWith('uno')) return word;
  if (forma === 'femenino') return word.replace(/uno$/, 'una');
  return word === 'uno' ? 'un' : 'veintiún';
}
