import type { Objeto } from '../base/json.ts';
import type { EntrevistaCompilada } from '../entrevista/compilada.ts';
import { type Logica, literals, seCumple, variables } from '../logica/logica.ts';
import { candidatosDe } from './candidatos.ts';
import { visibilidadDe } from './visibilidad.ts';

/** One line of a truth table: the answers by path, and whether the condition holds. */
export type Renglon = { respuestas: Record<string, unknown>; cumple: boolean };

const RENGLONES_MAXIMOS = 4096;
/**
 * Work that one judge does at most, in characters of the rules that it works out: a case costs as much as its rules are long, and a
 * file from elsewhere may bring rules of any length. Some tenths of a second.
 */
const TRABAJO_MAXIMO = 100_000_000;
/** Making a case, and working out the shortest rule on it, costs as much as this many characters. */
const TRABAJO_DE_UN_CASO = 250;

/**
 * Every case of a condition over the answers an interview may give (paths are static), or undefined when they are more
 * than 4,096. It may hold cases no person reaches, never fewer than they do.
 */
export function tablaDeVerdad(condicion: Logica, entrevista: EntrevistaCompilada): Renglon[] | undefined {
  const ejes = ejesDe([condicion], entrevista);
  if (ejes === undefined) return undefined;
  return [...casesOf(ejes)]
    .filter((one) => isPossible(one, ejes))
    .map(({ respuestas, datos }) => ({ respuestas, cumple: seCumple(condicion, datos) }));
}

/** Judges conditions over one interview, each once, until it has done so much work that it would take too long. */
export type Juez = { entrevista: EntrevistaCompilada; vistos: Map<string, boolean | undefined>; trabajo: number };

export function crearJuez(entrevista: EntrevistaCompilada): Juez {
  return { entrevista, vistos: new Map(), trabajo: 0 };
}

/** Whether some case makes all of `todas` hold and none of `ninguna`; undefined when there are too many to tell. */
export function hayCaso(todas: readonly Logica[], ninguna: readonly Logica[], juez: Juez): boolean | undefined {
  const key = JSON.stringify([todas, ninguna]);
  if (juez.vistos.has(key)) return juez.vistos.get(key);
  const verdict = search(todas, ninguna, juez, key.length);
  juez.vistos.set(key, verdict);
  return verdict;
}

/** Stops at the first case that serves: most conditions have one among the first. `largo`: of the rules, in characters. */
function search(todas: readonly Logica[], ninguna: readonly Logica[], juez: Juez, largo: number): boolean | undefined {
  if (juez.trabajo > TRABAJO_MAXIMO) return undefined;
  const ejes = ejesDe([...todas, ...ninguna], juez.entrevista);
  if (ejes === undefined) {
    juez.trabajo += RENGLONES_MAXIMOS * TRABAJO_DE_UN_CASO;
    return undefined;
  }
  const deVerse = JSON.stringify(ejes.map(({ rules }) => rules ?? null)).length;
  for (const one of casesOf(ejes)) {
    if (juez.trabajo > TRABAJO_MAXIMO) return undefined;
    juez.trabajo += TRABAJO_DE_UN_CASO + largo;
    if (!holds(one.datos, todas, ninguna)) continue;
    juez.trabajo += deVerse;
    if (isPossible(one, ejes)) return true;
  }
  return false;
}

/** The answers by static path of every case in which all of `todas` hold and none of `ninguna`; undefined when the cases are too many. */
export function casosEn(
  todas: readonly Logica[],
  ninguna: readonly Logica[],
  entrevista: EntrevistaCompilada,
): Record<string, unknown>[] | undefined {
  const ejes = ejesDe([...todas, ...ninguna], entrevista);
  if (ejes === undefined) return undefined;
  return [...casesOf(ejes)]
    .filter((one) => holds(one.datos, todas, ninguna) && isPossible(one, ejes))
    .map(({ respuestas }) => respuestas);
}

function holds(datos: Objeto, todas: readonly Logica[], ninguna: readonly Logica[]): boolean {
  return todas.every((rule) => seCumple(rule, datos)) && !ninguna.some((rule) => seCumple(rule, datos));
}

type Caso = { respuestas: Record<string, unknown>; datos: Objeto };

/** An answer that the cases combine, with the values that it takes. */
interface Eje {
  readonly name: string;
  readonly path: readonly string[];
  readonly values: readonly unknown[];
  /** The rules that make its question seen; undefined when they read what the cases do not combine. */
  readonly rules: readonly Logica[] | undefined;
  /** Whether it may be missing while its question is seen. */
  readonly isOptional: boolean;
}

/** The cases over what the rules read and over what makes that seen; over the first alone when those are too many. */
function ejesDe(rules: readonly Logica[], entrevista: EntrevistaCompilada): readonly Eje[] | undefined {
  const read = [...new Set(rules.flatMap(variables))];
  const compared = [...rules, ...read.flatMap((name) => visibilidadDe(name, entrevista))].flatMap(literals);
  return ejesSobre(withVisibility(read, entrevista), compared, entrevista) ?? ejesSobre(read, compared, entrevista);
}

/** Names are sorted, so that what holds others is placed before them. Undefined when the cases are too many. */
function ejesSobre(
  read: readonly string[],
  compared: (string | number)[],
  entrevista: EntrevistaCompilada,
): readonly Eje[] | undefined {
  const names = new Set(read);
  const ejes: Eje[] = [];
  let total = 1;
  for (const name of [...read].sort()) {
    const values = candidatosDe(name, compared, entrevista);
    total *= values.length;
    if (total > RENGLONES_MAXIMOS) return undefined;
    const rules = visibilidadDe(name, entrevista);
    const isTold = rules.flatMap(variables).every((variable) => names.has(variable));
    const pregunta = entrevista.indice.get(name)?.pregunta;
    const isOptional = pregunta === undefined || pregunta.obligatoria === false;
    ejes.push({ name, path: name.split('.'), values, rules: isTold ? rules : undefined, isOptional });
  }
  return ejes;
}

function withVisibility(read: readonly string[], entrevista: EntrevistaCompilada): string[] {
  const names = new Set<string>();
  const pending = [...read];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (names.has(name)) continue;
    names.add(name);
    pending.push(...visibilidadDe(name, entrevista).flatMap(variables));
  }
  return [...names];
}

/** A hidden answer is missing, and a required one that is seen is not, as far as the case tells. */
function isPossible({ respuestas, datos }: Caso, ejes: readonly Eje[]): boolean {
  return ejes.every(({ name, rules, isOptional }) => {
    if (rules === undefined) return true;
    const isSeen = rules.every((rule) => seCumple(rule, datos));
    return respuestas[name] === undefined ? !isSeen || isOptional : isSeen;
  });
}

/** Every combination of the values. */
function* casesOf(ejes: readonly Eje[]): Generator<Caso> {
  const total = ejes.reduce((product, { values }) => product * values.length, 1);
  for (let row = 0; row < total; row += 1) yield caseOf(row, ejes);
}

function caseOf(row: number, ejes: readonly Eje[]): Caso {
  const respuestas: Record<string, unknown> = {};
  const datos: Objeto = {};
  let rest = row;
  for (const { name, path, values } of ejes) {
    const value = values[rest % values.length];
    rest = Math.floor(rest / values.length);
    respuestas[name] = value;
    if (value !== undefined) place(datos, path, value);
  }
  return { respuestas, datos };
}

/** Puts a value at its path; a group on the way is copied, because other cases share it. */
function place(datos: Objeto, path: readonly string[], value: unknown, depth = 0): void {
  const name = path[depth] ?? '';
  if (depth === path.length - 1) {
    datos[name] = value;
    return;
  }
  const inside = datos[name];
  const group = typeof inside === 'object' && inside !== null ? { ...inside } : {};
  datos[name] = group;
  place(group, path, value, depth + 1);
}
