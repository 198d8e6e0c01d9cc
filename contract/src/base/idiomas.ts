/** Languages of the screens; the first is the one that says which texts there are. Documents are always in Spanish. */
export const idiomas = ['es', 'en', 'tr', 'ar'] as const;
export type Idioma = (typeof idiomas)[number];

/** The language that a text names, or Spanish. */
export function idiomaConocido(nombre: string | null | undefined): Idioma {
  return idiomas.find((idioma) => idioma === nombre) ?? 'es';
}

/** The writing direction of a language. */
export const direccionDe = (idioma: Idioma): 'ltr' | 'rtl' => (idioma === 'ar' ? 'rtl' : 'ltr');

/** Western digits in every language, so that a number on screen equals the one in the document. */
export const localeDe: Readonly<Record<Idioma, string>> = { es: 'es-GT', en: 'en-GB', tr: 'tr-TR', ar: 'ar-u-nu-latn' };
