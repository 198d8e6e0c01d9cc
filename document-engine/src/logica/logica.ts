import { z } from 'zod';
import { isObjeto } from '../base/json.ts';
import { engine, OPERADORES } from './operadores.ts';

/**
 * A rule in JSON Logic: a literal, a list, or an object of one operator. Beyond the usual operators it knows
 * `sumarDias`, `sumarMeses`, `finDePlazo`, `primerDia` and `ultimoDia` (of those that are known), `diasEntre`, `edad`, `anio`, `piso`, `abonos` (the quotas of a debt),
 * and, of a timetable, `horasAlDia`, `horasALaSemana`, `horasDeNoche`, `diasALaSemana` and `seCruzan`. Comparisons are strict and speak only of what has been answered:
 * with a missing answer every one of them, `!=` too, is false. Sums, differences, products, quotients, `max`, `min` and whatever goes through
 * a list have no value with one. A group of which nothing was answered counts as missing.
 */
export type Logica = null | boolean | number | string | Logica[] | { [operador: string]: Logica };

const PROFUNDIDAD_MAXIMA = 16;
/** They go through a list; inside, names are those of its items. */
const SOBRE_ELEMENTOS = new Set(['some', 'all', 'none', 'map', 'filter', 'reduce']);
const RESERVADAS = new Set(['__proto__', 'constructor', 'prototype']);

/** Zod schema of a rule; a wrong one is told in Spanish. */
export const logica: z.ZodType<Logica> = z.custom<Logica>().superRefine((value, context) => {
  const problem = problemOf(value, 0, false);
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
});

/** The value of a rule over data, or undefined where it has none (a sum of a text, a division by zero). Never throws. */
export function evaluar(rule: Logica, datos: Record<string, unknown>): unknown {
  if (typeof rule !== 'object' || rule === null) return rule;
  try {
    const value: unknown = engine.run(rule, datos);
    return typeof value === 'number' && !Number.isFinite(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Whether a condition holds. JSON Logic's truth: 0, '', [], {}, null and what is missing are false. */
export function seCumple(rule: Logica, datos: Record<string, unknown>): boolean {
  return Boolean(engine.truthy(evaluar(rule, datos)));
}

/** Every variable a rule may read, in order, once each. Inside `some`, `map`, `reduce`… the items' own names do not count. */
export function variables(rule: Logica): string[] {
  return [...new Set(collect(rule))];
}

/** The literals of a rule that are compared with something: what an author thinks an answer may be. */
export function literals(rule: Logica): (string | number)[] {
  if (typeof rule === 'string' || typeof rule === 'number') return [rule];
  if (Array.isArray(rule)) return rule.flatMap(literals);
  if (!isObjeto(rule)) return [];
  return Object.entries(rule).flatMap(([operador, args]) => (operador === 'var' ? [] : literals(args as Logica)));
}

/** The variables a rule reads on this data: of an `if`, only those of the branch it takes. */
export function variablesLeidas(rule: Logica, datos: Record<string, unknown>): string[] {
  if (Array.isArray(rule)) return rule.flatMap((part) => variablesLeidas(part, datos));
  if (!isObjeto(rule)) return [];
  const [operador = '', args] = Object.entries(rule)[0] ?? [];
  if (operador === 'var' || isOverItems(operador)) return collect(rule);
  if (operador !== 'if' || !Array.isArray(args)) return variablesLeidas(args as Logica, datos);
  const [condition = null, then = null, ...rest] = args as Logica[];
  const taken = seCumple(condition, datos) ? then : rest.length > 1 ? { if: rest } : (rest[0] ?? null);
  return [...variablesLeidas(condition, datos), ...variablesLeidas(taken, datos)];
}

/** The same rule with its variables renamed; inside `some`, `map`, `reduce`… the items' own names stay. */
export function renameVariables(rule: Logica, rename: (name: string) => string): Logica {
  if (Array.isArray(rule)) return rule.map((part) => renameVariables(part, rename));
  if (!isObjeto(rule)) return rule;
  const [operador = '', args = null] = Object.entries(rule)[0] ?? [];
  if (operador === 'var') return { var: renameVar(args as Logica, rename) };
  if (isOverItems(operador) && Array.isArray(args)) {
    return { [operador]: [renameVariables(args[0] ?? null, rename), ...args.slice(1)] };
  }
  return { [operador]: renameVariables(args as Logica, rename) };
}

function renameVar(args: Logica, rename: (name: string) => string): Logica {
  if (Array.isArray(args)) return args.map((part, i) => (i === 0 ? renameVar(part, rename) : part));
  return typeof args === 'string' && args !== '' ? rename(args) : args;
}

function isOverItems(operador: string): boolean {
  return SOBRE_ELEMENTOS.has(operador);
}

function collect(rule: Logica): string[] {
  if (Array.isArray(rule)) return rule.flatMap(collect);
  if (!isObjeto(rule)) return [];
  const [operador = '', args = null] = Object.entries(rule)[0] ?? [];
  if (operador === 'var') return nameOf(args as Logica);
  return collect(isOverItems(operador) && Array.isArray(args) ? (args[0] ?? null) : (args as Logica));
}

function nameOf(args: Logica): string[] {
  const name = Array.isArray(args) ? args[0] : args;
  return typeof name === 'string' && name !== '' ? [name] : [];
}

function problemOf(rule: unknown, depth: number, inList: boolean): string | undefined {
  if (depth > PROFUNDIDAD_MAXIMA) return `La condición anida más de ${PROFUNDIDAD_MAXIMA} niveles.`;
  if (Array.isArray(rule)) return firstProblem(rule, depth, inList);
  if (!isObjeto(rule)) return isLiteral(rule) ? undefined : 'La condición no es JSON.';
  const entries = Object.entries(rule);
  const [operador, args] = entries[0] ?? ['', null];
  if (entries.length !== 1) return 'Cada operación de una condición lleva un solo operador.';
  if (!OPERADORES.has(operador)) return `El operador «${operador.slice(0, 40)}» no existe.`;
  if (operador === 'var') return problemOfName(args);
  return isOverItems(operador) ? problemOfList(args, depth, inList) : problemOf(args, depth + 1, inList);
}

/** A list inside a list would multiply the work: only one may be gone through at a time. */
function problemOfList(args: unknown, depth: number, inList: boolean): string | undefined {
  const [list = null, ...rest]: unknown[] = Array.isArray(args) ? args : [args];
  if (inList) return 'Una condición no puede recorrer una lista dentro de otra.';
  return problemOf(list, depth + 1, false) ?? firstProblem(rest, depth, true);
}

function firstProblem(rules: readonly unknown[], depth: number, inList: boolean): string | undefined {
  for (const rule of rules) {
    const problem = problemOf(rule, depth + 1, inList);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function problemOfName(args: unknown): string | undefined {
  const name = Array.isArray(args) ? args[0] : args;
  if (typeof name !== 'string' || name.length > 200) return 'El nombre de una variable es un texto.';
  return name.split('.').some((part) => RESERVADAS.has(part)) ? `La variable «${name}» no se puede usar.` : undefined;
}

function isLiteral(value: unknown): boolean {
  return value === null || ['string', 'boolean', 'number'].includes(typeof value);
}
