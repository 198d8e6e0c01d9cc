/** `a, b y c`, with *e* before the sound i. Source: domain-gt 4.0, filter `lista`. */
export function juntar(partes: readonly string[]): string {
  const last = partes.at(-1) ?? '';
  if (partes.length < 2) return last;
  return `${partes.slice(0, -1).join(', ')} ${suenaI(last) ? 'e' : 'y'} ${last}`;
}

/** Whether *y* before it becomes *e*: Inés, hijos, but neither hielo nor Iona. */
export function suenaI(texto: string): boolean {
  return /^(?:[ií](?![aeou])|h[ií](?![aeou]))/i.test(texto);
}

/** Whether *o* before it becomes *u*: otro, hojas. */
export function suenaO(texto: string): boolean {
  return /^h?[oó]/i.test(texto);
}
