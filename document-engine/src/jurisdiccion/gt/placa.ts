const PLACA = /^(?:P|C|M|A|U|O|CD|CC|MI|TC|TRC|DIS|EXT)-?0?\d{3}[B-DF-HJ-NP-TV-Z]{3}$/;
const TEXTO_MAXIMO = 20;

/** A plate as stored: upper case, without spaces. */
export function normalizePlaca(texto: string): string {
  return texto.slice(0, TEXTO_MAXIMO).replace(/\s/g, '').toUpperCase();
}

/** Whether a plate looks Guatemalan. A reason to warn, never to refuse. Source: domain-gt 2.7. */
export function isPlacaUsual(texto: string): boolean {
  return texto.length <= TEXTO_MAXIMO && PLACA.test(normalizePlaca(texto));
}
