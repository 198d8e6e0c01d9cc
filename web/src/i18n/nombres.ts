import type { Idioma } from '@fedatario/contract/base';

/** Name of each language in that language. */
export const nombresDeIdioma: Readonly<Record<Idioma, string>> = {
  es: 'Español',
  en: 'English',
  tr: 'Türkçe',
  ar: 'العربية',
};
