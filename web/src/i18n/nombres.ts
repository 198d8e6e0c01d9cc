import type { Idioma } from '@fedatario/contract';

/** Each language as its own speakers call it. */
export const nombresDeIdioma: Readonly<Record<Idioma, string>> = {
  es: 'Español',
  en: 'English',
  tr: 'Türkçe',
  ar: 'العربية',
};
