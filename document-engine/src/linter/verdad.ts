import type { EntrevistaCompilada } from '../entrevista/compilada.ts';
import type { Objeto } from '../json.ts';
import { type Logica, literals, seCumple, variables } from '../logica/logica.ts';
import { candidatosDe } from './candidatos.ts';
import { visibilidadDe } from './visibilidad.ts';

/** One line of a truth table: the answers by path, and whether the condition holds. */
export type Renglon = { respuestas: Record<string, unknown>; cumple: boolean };

const RENGLONES_MAXIMOS = 4096;
const CASOS_MAXIMOS = 400_000;

/**
 * Every case of a condition over the answers an interview may give (paths are static), or undefined when they are more
 * than 4,096. It may hold cases no person reaches, never fewer than they do.
 */
export function tablaDeVerdad(condicion: Logica, entrevista: EntrevistaCompilada): Renglon[] | undefined {
  const rows = casesOf([condicion], entrevista);
  return rows?.map(({ respuestas, datos }) => ({ respuestas, cumple: seCumple(condicion, datos) }));
}

/** Judges conditions over one interview, each once, until it has looked at so many cases that it would take too long. */
export type Juez = { entrevista: EntrevistaCompilada; vistos: Map<string, boolean | undefined>; casos: number };

export function crearJuez(entrevista: EntrevistaCompilada): Juez {
  return { entrevista, vistos: new Map(), casos: 0 };
}

/** Whether some case makes all of `todas` hold and none of `ninguna`; undefined when there are too many to tell. */
export function hayCaso(todas: readonly Logica[], ninguna: readonly Logica[], juez: Juez): boolean | undefined {
  const key = JSON.stringify([todas, ninguna]);
  if (juez.vistos.has(key)) return juez.vistos.get(key);
  const verdict = juez.casos > CASOS_MAXIMOS ? undefined : search(todas, ninguna, juez);
  juez.vistos.set(key, verdict);
  return verdict;
}

function search(todas: readonly Logica[], ninguna: readonly Logica[], juez: Juez): boolean | undefined {
  const rows = casesOf([...todas, ...ninguna], juez.entrevista);
  juez.casos += rows?.length ?? RENGLONES_MAXIMOS;
  return rows?.some(({ datos }) => holds(datos, todas, ninguna));
}

/** The answers by static path of every case in which all of `todas` hold and none of `ninguna`; undefined when the cases are too many. */
export function casosEn(
  todas: readonly Logica[],
  ninguna: readonly Logica[],
  entrevista: EntrevistaCompilada,
): Record<string, unknown>[] | undefined {
  return casesOf([...todas, ...ninguna], entrevista)
    ?.filter(({ datos }) => holds(datos, todas, ninguna))
    .map(({ respuestas }) => respuestas);
}

function holds(datos: Objeto, todas: readonly Logica[], ninguna: readonly Logica[]): boolean {
  return todas.every((rule) => seCumple(rule, datos)) && !ninguna.some((rule) => seCumple(rule, datos));
}

type Caso = { respuestas: Record<string, unknown>; datos: Objeto };

/** The cases over what the rules read and over what makes that seen; over the first alone when those are too many. */
function casesOf(rules: readonly Logica[], entrevista: EntrevistaCompilada): Caso[] | undefined {
  const read = [...new Set(rules.flatMap(variables))];
  const compared = [...rules, ...read.flatMap((name) => visibilidadDe(name, entrevista))].flatMap(literals);
  return combine(withVisibility(read, entrevista), compared, entrevista) ?? combine(read, compared, entrevista);
}

function combine(
  read: readonly string[],
  compared: (string | number)[],
  entrevista: EntrevistaCompilada,
): Caso[] | undefined {
  const names = [...read].sort();
  const choices = names.map((name) => candidatosDe(name, compared, entrevista));
  const total = choices.reduce((product, list) => product * list.length, 1);
  if (total > RENGLONES_MAXIMOS) return undefined;
  const cases = Array.from({ length: total }, (_, row) => caseOf(row, names, choices));
  return cases.filter((one) => names.every((name) => isPossible(name, one, names, entrevista)));
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
function isPossible(
  name: string,
  { respuestas, datos }: Caso,
  names: readonly string[],
  entrevista: EntrevistaCompilada,
): boolean {
  const rules = visibilidadDe(name, entrevista);
  if (!rules.flatMap(variables).every((variable) => names.includes(variable))) return true;
  const isSeen = rules.every((rule) => seCumple(rule, datos));
  if (respuestas[name] !== undefined) return isSeen;
  const pregunta = entrevista.indice.get(name)?.pregunta;
  return !isSeen || pregunta === undefined || pregunta.obligatoria === false;
}

function caseOf(row: number, names: readonly string[], choices: readonly (readonly unknown[])[]): Caso {
  const respuestas: Record<string, unknown> = {};
  const datos: Objeto = {};
  let rest = row;
  names.forEach((name, i) => {
    const list = choices[i] ?? [];
    const value = list[rest % list.length];
    rest = Math.floor(rest / list.length);
    respuestas[name] = value;
    if (value !== undefined) place(datos, name.split('.'), value);
  });
  return { respuestas, datos };
}

/** Names are sorted, so that what holds others is placed before them. */
function place(datos: Objeto, path: readonly string[], value: unknown): void {
  const [head = '', ...rest] = path;
  if (rest.length === 0) datos[head] = value;
  else {
    const inside = datos[head];
    const group = typeof inside === 'object' && inside !== null ? { ...inside } : {};
    place(group, rest, value);
    datos[head] = group;
  }
}
