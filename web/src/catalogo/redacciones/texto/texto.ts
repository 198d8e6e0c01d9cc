import {
  type Entrevista,
  type EntrevistaCompilada,
  type Hallazgo,
  leerEntrevista,
  leerPlantilla,
  lintar,
  type PlantillaLista,
} from '@fedatario/document-engine';
import type { NodoJson } from './conversion.ts';

/** A template as it is written: what the editor does not change is kept as it came. */
export interface PlantillaEscrita {
  readonly titulo: string;
  readonly contenido: NodoJson;
  readonly [otra: string]: unknown;
}

/** The three parts that are written together: a question, the place it is printed in, and the sample's answer to it. */
export interface Texto {
  readonly entrevista: Entrevista;
  readonly plantilla: PlantillaEscrita;
  readonly respuestas: Readonly<Record<string, unknown>>;
}

/** A text as the engine reads it. A part it cannot read stays as it was last readable, and `problemas` says why it is not kept. */
export interface Leido {
  readonly entrevista: EntrevistaCompilada | undefined;
  readonly plantilla: PlantillaLista | undefined;
  readonly problemas: readonly string[];
}

export function leer({ entrevista, plantilla }: Texto, antes?: Leido): Leido {
  const e = leerEntrevista(entrevista);
  const p = leerPlantilla(plantilla);
  return {
    entrevista: e.ok ? e.entrevista : antes?.entrevista,
    plantilla: p.ok ? p.plantilla : antes?.plantilla,
    problemas: [...(e.ok ? [] : e.problemas), ...(p.ok ? [] : p.problemas)],
  };
}

export function hallazgosDe({ entrevista, plantilla, problemas }: Leido): readonly Hallazgo[] {
  return entrevista && plantilla && problemas.length === 0 ? lintar(plantilla, entrevista) : [];
}

/** The faults that a change would bring: in Spanish, each with its place. Empty when it brings none. */
export function estragosDe(antes: Texto, despues: Texto): readonly string[] {
  const before = leer(antes);
  const after = leer(despues);
  const unread = after.problemas.filter((problema) => !before.problemas.includes(problema));
  if (unread.length > 0) return unread;
  const known = new Set(hallazgosDe(before).map(({ lugar, mensaje }) => lugar + mensaje));
  return hallazgosDe(after)
    .filter(({ codigo, lugar, mensaje }) => codigo === 'variableSinPregunta' && !known.has(lugar + mensaje))
    .map(({ lugar, mensaje }) => `${lugar}: ${mensaje}`);
}
