/** `a, b y c`, with *e* before the sound i. Source: domain-gt 4.0, filter `lista`. */
export function juntar(partes: readonly string[]): string {
  const last = partes.at(-1) ?? '';
  return partes.length < 2 ? last : `${partes.slice(0, -1).join(', ')}${conY(last)}`;
}

/** `a y b y c`, for names that have commas in them. */
export function juntarConY(partes: readonly string[]): string {
  return partes.map((parte, i) => (i === 0 ? parte : conY(parte))).join('');
}

function conY(parte: string): string {
  return ` ${suenaI(parte) ? 'e' : 'y'} ${parte}`;
}

/**
 * Whether *y* before it becomes *e*: Inés, hijos, Ygnacio, also behind an opening quote, but neither hielo nor Iona nor Yolanda.
 * Source: RAE, Diccionario panhispánico de dudas, «y».
 */
export function suenaI(texto: string): boolean {
  return /^h?(?:i(?![aeouáéóú])|í)|^y[^aeiouáéíóú\P{L}]/iu.test(sinSignos(texto));
}

/** Whether *o* before it becomes *u*: otro, hojas. */
export function suenaO(texto: string): boolean {
  return /^h?[oó]/i.test(sinSignos(texto));
}

/** From its first letter or figure on: quotes and other signs make no sound. */
function sinSignos(texto: string): string {
  return texto.replace(/^[^\p{L}\p{N}]+/u, '');
}
