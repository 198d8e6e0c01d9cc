/** A text in every language, in the order of `idiomas`. */
export type Palabra = readonly [es: string, en: string, tr: string, ar: string];

/** The texts of a chapter, by their names; a text without one of its languages does not compile. */
export interface Textos {
  readonly [clave: string]: Palabra | Textos;
}

/** Joins Spanish texts of the contract, which the server says too, with the other languages of each. */
export function withSpanish<Clave extends string>(
  spanish: Readonly<Record<Clave, string>>,
  others: { readonly [C in Clave]: readonly [en: string, tr: string, ar: string] },
): Record<Clave, Palabra> {
  const claves = Object.keys(spanish) as Clave[];
  const palabraDe = (clave: Clave): Palabra => [spanish[clave], ...others[clave]];
  return Object.fromEntries(claves.map((clave) => [clave, palabraDe(clave)])) as Record<Clave, Palabra>;
}
