import type { ProductoDetalle } from '@fedatario/contract/catalogo';
import type { Ficha } from '../fichas/ficha.ts';
import type { SeccionDeGestion } from './preguntas.ts';

/** A gestión that can be put on sale: what an institution asks, by which steps it goes, and what is said of it. Money in centavos. */
export interface FichaDeGestion extends Omit<Ficha, 'muestra'> {
  readonly nombre: string;
  readonly categoria: string;
  readonly precio: number;
  /** Each step with its institution and the working days it usually takes; null when nobody can say. */
  readonly pasos: readonly (readonly [nombre: string, institucion: string, diasHabiles: number | null])[];
  readonly aranceles: ProductoDetalle['aranceles'];
  readonly secciones: readonly SeccionDeGestion[];
  /** Invented answers. */
  readonly respuestas: Readonly<Record<string, unknown>>;
}
