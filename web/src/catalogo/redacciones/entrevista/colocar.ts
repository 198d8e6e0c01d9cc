import type { Entrevista } from '@fedatario/document-engine';
import { conSeccion, hermanosDe, type Lugar, lugarDe, preguntaEn, reordenar, rutaDe } from './cambios.ts';

/**
 * Places what is dragged. Names, not positions, say what moves, since the index may have been drawn a moment ago: `s:clave` a section,
 * `p:ruta` a question.
 */
export interface Colocado {
  readonly entrevista: Entrevista;
  readonly lugar: Lugar;
}

export const deSeccion = (clave: string) => `s:${clave}`;
export const dePregunta = (ruta: string) => `p:${ruta}`;

const seccionesDe = ({ secciones }: Entrevista) => secciones.map(({ clave }) => deSeccion(clave));

/** Sections and their questions in one list, as they stand in the index: a question may leave its section. */
function filasDe({ secciones }: Entrevista): string[] {
  return secciones.flatMap(({ clave, preguntas }) => [
    deSeccion(clave),
    ...preguntas.map((pregunta) => dePregunta(pregunta.clave)),
  ]);
}

/** The rows among which the one of a place is moved: by its handle a section moves among sections, a field among those of its group. */
export function filasEntre(entrevista: Entrevista, lugar: Lugar): string[] {
  if (lugar.length === 1) return seccionesDe(entrevista);
  if (lugar.length === 2) return filasDe(entrevista);
  return hermanosDe(entrevista, lugar).map((_, i) => dePregunta(rutaDe(entrevista, lugar.with(-1, i))));
}

/** Moves a row to an index among those of the row it was dropped on; undefined where nothing moves or it may not. */
export function colocar(
  entrevista: Entrevista,
  id: string,
  filas: readonly string[],
  wanted: number,
): Colocado | undefined {
  const index = Math.max(0, Math.min(wanted, filas.length - 1));
  const others = filas.filter((fila) => fila !== id);
  if (others.length === filas.length || filas[index] === id) return undefined;
  const lugar = id.startsWith('s:') ? [seccionesDe(entrevista).indexOf(id)] : lugarDe(entrevista, id.slice(2));
  if (!lugar || lugar[0] === -1) return undefined;
  if (lugar.length === 2) return aSeccion(entrevista, lugar, others.slice(0, index));
  const antes = others.slice(0, index).filter((fila) => lugar.length > 1 || fila.startsWith('s:'));
  const to = lugar.with(-1, antes.length);
  if (String(to) === String(lugar)) return undefined;
  return { entrevista: reordenar(entrevista, lugar, antes.length), lugar: to };
}

/** A question goes to the section whose name is the last above it. A section keeps one, and the notary's are not asked of the customer. */
function aSeccion(entrevista: Entrevista, [from = 0, at = 0]: Lugar, above: readonly string[]): Colocado | undefined {
  const heads = above.filter((fila) => fila.startsWith('s:'));
  const to = Math.max(0, heads.length - 1);
  const place = above.length - 1 - above.lastIndexOf(heads.at(-1) ?? '');
  const here = entrevista.secciones[Number(from)];
  const there = entrevista.secciones[to];
  const pregunta = preguntaEn(entrevista, [from, at]);
  if (!here || !there || !pregunta || here.visiblePara !== there.visiblePara) return undefined;
  const lugar = [to, heads.length === 0 ? 0 : place];
  if (to === from) return { entrevista: reordenar(entrevista, [from, at], Number(lugar[1])), lugar };
  if (here.preguntas.length === 1) return undefined;
  const left = conSeccion(entrevista, Number(from), { preguntas: here.preguntas.toSpliced(Number(at), 1) });
  const preguntas = there.preguntas.toSpliced(Number(lugar[1]), 0, pregunta);
  return { entrevista: conSeccion(left, to, { preguntas }), lugar };
}
