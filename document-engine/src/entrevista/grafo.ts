import { type Logica, variables } from '../logica/logica.ts';
import type { Campo, EntrevistaCompilada } from './compilada.ts';
import { evaluarEntrevista, type OpcionesEvaluacion } from './evaluar.ts';

/** The static paths each question or derived value reads (`fiador.cui`, `bienes.*.valor`; a derived value by its name). */
export type Grafo = ReadonlyMap<string, readonly string[]>;

/** The dependency graph of an interview: visibility, limits, derived values and rules. */
export function grafoDe({ secciones, definicion }: EntrevistaCompilada): Grafo {
  const grafo = new Map<string, readonly string[]>();
  const top = secciones.flatMap(({ campos }) => campos);
  const walk = (campo: Campo, scopes: readonly (readonly Campo[])[]): void => {
    grafo.set(
      campo.ruta,
      readsOf(campo).map((name) => locate(name, scopes)),
    );
    for (const part of campo.campos) walk(part, [campo.campos, ...scopes]);
    if (campo.elemento) walk(campo.elemento, scopes);
  };
  for (const campo of top) walk(campo, [top]);
  for (const { clave, valor } of definicion.derivados ?? []) grafo.set(clave, variables(valor));
  return grafo;
}

/**
 * The paths whose visibility, limits or value a change of that answer may change, directly or through others, in no
 * order; the answer itself is not among them. `ruta` is static: list items are `*`.
 */
export function reabre(grafo: Grafo, ruta: string): string[] {
  const found = new Set<string>();
  const pending = [ruta];
  for (let changed = pending.pop(); changed !== undefined; changed = pending.pop()) {
    for (const [reader, reads] of grafo) {
      if (found.has(reader) || reader === ruta) continue;
      const touched = changed;
      if (!reads.some((read) => touches(read, touched)) && !reader.startsWith(`${touched}.`)) continue;
      found.add(reader);
      pending.push(reader);
    }
  }
  return [...found];
}

export type Cambio = { aparecen: string[]; desaparecen: string[]; porRevisar: string[] };

/** Compares two sets of answers: the questions that appear, disappear or become invalid must be looked at again. */
export function compararRespuestas(
  entrevista: EntrevistaCompilada,
  antes: unknown,
  despues: unknown,
  opciones: OpcionesEvaluacion,
): Cambio {
  const [before, after] = [antes, despues].map((respuestas) => evaluarEntrevista(entrevista, respuestas, opciones));
  if (!before || !after) return { aparecen: [], desaparecen: [], porRevisar: [] };
  const wrongBefore = new Set(before.problemas.map(({ ruta, mensaje }) => ruta + mensaje));
  const worse = after.problemas.filter(({ ruta, mensaje }) => !wrongBefore.has(ruta + mensaje));
  return {
    aparecen: after.hojas.map(({ ruta }) => ruta).filter((ruta) => !before.visibles.has(ruta)),
    desaparecen: before.hojas.map(({ ruta }) => ruta).filter((ruta) => !after.visibles.has(ruta)),
    porRevisar: [...new Set(worse.map(({ ruta }) => ruta))],
  };
}

function readsOf({ pregunta, visibleSi }: Campo): string[] {
  const { min, max } = pregunta as { min?: Logica; max?: Logica };
  return [visibleSi, min, max].flatMap((rule) => (rule === undefined ? [] : variables(rule)));
}

/** The static path of a name as seen from inside groups: the nearest group that has it. */
function locate(name: string, scopes: readonly (readonly Campo[])[]): string {
  const [head = '', ...rest] = name.split('.');
  const campo = scopes.flat().find(({ clave }) => clave === head);
  return [campo?.ruta ?? head, ...rest].join('.');
}

function touches(read: string, changed: string): boolean {
  return read === changed || read.startsWith(`${changed}.`) || changed.startsWith(`${read}.`);
}
