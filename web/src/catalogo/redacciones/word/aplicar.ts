import type { Entrevista, Pregunta } from '@fedatario/document-engine';
import type { NodoJson } from '../texto/conversion.ts';
import type { TipoPropuesto } from '../texto/palabras.ts';
import { conClausulas } from './clausulas.ts';
import type { Propuesta, Propuesto } from './proponer.ts';

/** A proposal as its author decided: accepted with its key, label and type, or refused (its words stay as they are). */
export interface Decidida extends Pick<Propuesta, 'clave' | 'etiqueta'> {
  readonly tipo: TipoPropuesto | 'parrafo' | 'siNo';
  readonly aceptada: boolean;
}

/** The contents of a template and the questions that fill them. Two proposals with one key are one question. */
export function aplicar(
  { nodos }: Propuesto,
  decididas: readonly Decidida[],
): { content: NodoJson[]; preguntas: Pregunta[] } {
  const written = nodos.map((node) => escrito(node, decididas));
  const preguntas = new Map<string, Pregunta>();
  for (const { aceptada, clave, etiqueta, tipo } of decididas) {
    if (aceptada && !preguntas.has(clave)) preguntas.set(clave, { clave, tipo, etiqueta });
  }
  return { content: conClausulas(written).nodos, preguntas: [...preguntas.values()] };
}

/** The same interview with those questions in a section of their own; one whose key is taken already fills its place. */
export function conPreguntas(entrevista: Entrevista, preguntas: readonly Pregunta[], titulo: string): Entrevista {
  const there = new Set(entrevista.secciones.flatMap((seccion) => seccion.preguntas.map(({ clave }) => clave)));
  const nuevas = preguntas.filter(({ clave }) => !there.has(clave));
  if (nuevas.length === 0) return entrevista;
  const keys = new Set(entrevista.secciones.map(({ clave }) => clave));
  let clave = 'word';
  for (let n = 2; keys.has(clave); n += 1) clave = `word${n}`;
  return { ...entrevista, secciones: [...entrevista.secciones, { clave, titulo, preguntas: nuevas }] };
}

function escrito(node: NodoJson, decididas: readonly Decidida[]): NodoJson {
  if (!node.content) return node;
  const content = node.content.flatMap((child): readonly NodoJson[] => {
    if (child.type !== 'propuesta') return [escrito(child, decididas)];
    const decidida = decididas[Number(child.attrs?.cual)];
    if (!decidida?.aceptada) return child.content ?? [];
    const marks = child.content?.[0]?.marks;
    return [{ type: 'variable', attrs: { ruta: decidida.clave }, ...(marks && { marks }) }];
  });
  return { ...node, content };
}
