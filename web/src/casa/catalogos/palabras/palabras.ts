import type { Idioma } from '@fedatario/contract/base';
import type { catalogos, NombreDeCatalogo } from '@fedatario/contract/casa';
import type { output } from 'zod/mini';
import { useIdioma } from '../../../i18n/i18n.ts';

/** Fields of an entry without those that the server manages. */
export type CampoDe<N extends NombreDeCatalogo> = Exclude<
  keyof output<(typeof catalogos)[N]['Entrada']> & string,
  'id' | 'activo' | 'revision'
>;

/** The texts of one catalogue in one language. */
export interface Palabras<C extends string = string> {
  readonly titulo: string;
  readonly detalle: string;
  readonly nueva: string;
  readonly buscar: string;
  readonly vacioTitulo: string;
  readonly vacio: string;
  readonly campo: Readonly<Record<C, string>>;
  readonly ayuda?: Readonly<Partial<Record<C, string>>>;
  /** Labels of the options of a choice field. */
  readonly opcion?: Readonly<Record<string, string>>;
}

/** All languages in one file, because the texts of a catalogue are few. */
export type PalabrasDe<N extends NombreDeCatalogo> = Readonly<Record<Idioma, Palabras<CampoDe<N>>>>;

export function usePalabras(palabras: Readonly<Record<Idioma, Palabras>>): Palabras {
  return palabras[useIdioma()];
}
