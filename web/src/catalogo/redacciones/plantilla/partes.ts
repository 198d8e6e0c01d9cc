import type { PlantillaEscrita } from '../texto/texto.ts';
import type { Clase, NodoJson } from './conversion.ts';

/** The parts of a template that are written apart from each other. */
export const PARTES = ['contenido', 'sinNotario', 'encabezado', 'pie'] as const;
export type Parte = (typeof PARTES)[number];

type Pagina = Readonly<Partial<Record<'encabezado' | 'pie', readonly NodoJson[]>>>;

export const claseDe = (parte: Parte): Clase => (parte === 'contenido' || parte === 'sinNotario' ? 'bloques' : 'texto');

export function nodosDe(plantilla: PlantillaEscrita, parte: Parte): readonly NodoJson[] {
  if (parte === 'contenido') return plantilla.contenido.content ?? [];
  if (parte === 'sinNotario') return (plantilla.sinNotario as NodoJson | undefined)?.content ?? [];
  return (plantilla.pagina as Pagina | undefined)?.[parte] ?? [];
}

export function conNodos(plantilla: PlantillaEscrita, parte: Parte, nodos: readonly NodoJson[]): PlantillaEscrita {
  if (parte === 'contenido') return { ...plantilla, contenido: { ...plantilla.contenido, content: nodos } };
  if (parte === 'sinNotario') return { ...plantilla, sinNotario: { type: 'doc', content: nodos } };
  const pagina: Pagina = { encabezado: [], pie: [], ...(plantilla.pagina as Pagina | undefined) };
  return { ...plantilla, pagina: { ...pagina, [parte]: nodos } };
}
