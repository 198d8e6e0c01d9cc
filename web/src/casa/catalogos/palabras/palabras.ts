import type { catalogos, Idioma, NombreDeCatalogo } from '@fedatario/contract';
import type { output } from 'zod/mini';
import { useIdioma } from '../../../i18n/i18n.ts';

/** What is said of an entry: what a person writes, and what the server adds. */
export type CampoDe<N extends NombreDeCatalogo> = Exclude<
  keyof output<(typeof catalogos)[N]['Entrada']> & string,
  'id' | 'activo' | 'revision'
>;

/** What is particular to a catalogue, in one language. */
export interface Palabras<C extends string = string> {
  readonly titulo: string;
  readonly detalle: string;
  readonly nueva: string;
  readonly buscar: string;
  readonly vacioTitulo: string;
  readonly vacio: string;
  readonly campo: Readonly<Record<C, string>>;
  readonly ayuda?: Readonly<Partial<Record<C, string>>>;
  /** Of a field that is chosen: how each of its values is read. */
  readonly opcion?: Readonly<Record<string, string>>;
}

/** In every language, in one file: a catalogue is short, and so are its words. */
export type PalabrasDe<N extends NombreDeCatalogo> = Readonly<Record<Idioma, Palabras<CampoDe<N>>>>;

export function usePalabras(palabras: Readonly<Record<Idioma, Palabras>>): Palabras {
  return palabras[useIdioma()];
}
