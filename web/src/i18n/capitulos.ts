import type { Idioma } from '@fedatario/contract';
import type { Capitulos } from './catalogo.ts';
import { capitulos } from './es/capitulos.ts';

/** The chapters of each language: of the others, even where they stand is fetched by who reads them. */
export const capitulosDe: Readonly<Record<Idioma, () => Promise<Capitulos>>> = {
  es: async () => capitulos,
  en: async () => (await import('./en/capitulos.ts')).capitulos,
  tr: async () => (await import('./tr/capitulos.ts')).capitulos,
  ar: async () => (await import('./ar/capitulos.ts')).capitulos,
};
