import { accept, type Resultado, refuse } from '../../base/resultado.ts';

export type MotivoNit = 'vacio' | 'longitud' | 'caracteres' | 'digito';

export type IdTributaria = { tipo: 'NIT'; valor: string } | { tipo: 'CF'; valor: 'CF'; nombre: 'CONSUMIDOR FINAL' };

const LARGO_MAXIMO = 12;
const TEXTO_MAXIMO = 40;

/**
 * Check character of a NIT, mod 11 with weights 2, 3, 4… from right to left; 10 is written K.
 * `cuerpo` holds digits only. Source: domain-gt 2.1 (SAT, FEL reglas y validaciones, p. 58).
 */
export function digitoNit(cuerpo: string): string {
  let suma = 0;
  for (let i = 0; i < cuerpo.length; i++) suma += Number(cuerpo[i]) * (cuerpo.length + 1 - i);
  const resto = (11 - (suma % 11)) % 11;
  return resto === 10 ? 'K' : String(resto);
}

/**
 * Reads a NIT as a person types it (spaces, hyphens, dots, lower-case k, zeros in front) and returns it in the stored form, `576937K`,
 * which begins with 1 to 9: a taxpayer has one.
 * A right check character does not mean that the NIT exists. `CF` is not a NIT: see {@link parseIdTributaria}.
 * Errors: `vacio`, `longitud` (2 to 12 characters), `caracteres`, `digito` (wrong check character).
 */
export function parseNit(texto: string): Resultado<string, MotivoNit> {
  if (texto.length > TEXTO_MAXIMO) return refuse('longitud');
  const nit = texto.replace(/[\s.-]/g, '').toUpperCase();
  if (nit === '') return refuse('vacio');
  if (!/^\d*[\dK]$/.test(nit)) return refuse('caracteres');
  const bare = nit.replace(/^0+/, '');
  if (bare.length < 2 || bare.length > LARGO_MAXIMO) return refuse('longitud');
  return digitoNit(bare.slice(0, -1)) === bare.slice(-1) ? accept(bare) : refuse('digito');
}

/** Reads a NIT or `CF` / `C/F` (consumidor final), which invoices admit below the limit of the jurisdiction. */
export function parseIdTributaria(texto: string): Resultado<IdTributaria, MotivoNit> {
  if (/^\s{0,9}C\/?F\s{0,9}$/i.test(texto)) return accept({ tipo: 'CF', valor: 'CF', nombre: 'CONSUMIDOR FINAL' });
  const nit = parseNit(texto);
  return nit.ok ? accept({ tipo: 'NIT', valor: nit.valor }) : nit;
}

/** `576937K` as people read it, `576937-K`. `CF` and anything that is no NIT stay as they are. */
export function formatNit(valor: string): string {
  const nit = parseNit(valor);
  return nit.ok ? `${nit.valor.slice(0, -1)}-${nit.valor.slice(-1)}` : valor;
}
