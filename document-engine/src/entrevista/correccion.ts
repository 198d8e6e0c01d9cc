import { isObjeto, type Objeto, own } from '../base/json.ts';
import { seCumple, variables } from '../logica/logica.ts';
import type { EntrevistaCompilada } from './compilada.ts';
import { type Estado, evaluarEntrevista, type OpcionesEvaluacion } from './evaluar.ts';
import type { Problema } from './revision.ts';
import { campoEn } from './secciones.ts';
import { isVacio } from './valor.ts';

/** The paths a correction may change, and the given answers after all other paths were put back as they were. */
export type Corregible = {
  /** Paths that may be written, with everything under them: those remarked on, and those that they make appear or break. */
  readonly abiertas: ReadonlySet<string>;
  /** Paths whose given answer differs although nobody asked to correct them. */
  readonly cerradas: readonly string[];
  /** The given answers; paths that may not be changed keep their earlier answer. */
  readonly respuestas: Objeto;
  /** The evaluation of those answers. */
  readonly estado: Estado;
  /** Problems at the open paths, and problems that did not exist before the correction. */
  readonly problemas: readonly Problema[];
};

/**
 * Holds a correction to what was asked for: `observadas` are paths of answers of `antes`. A question that appears through them,
 * one whose limit they break, and those that a rule reads which holds only now are open too, and so on. Nothing throws.
 */
export function corregirRespuestas(
  entrevista: EntrevistaCompilada,
  { antes, propuestas, observadas }: { antes: Objeto; propuestas: Objeto; observadas: readonly string[] },
  opciones: OpcionesEvaluacion,
): Corregible {
  const before = evaluarEntrevista(entrevista, antes, opciones);
  const abiertas = new Set(observadas);
  for (;;) {
    const cerradas: string[] = [];
    const respuestas = (merge(antes, propuestas, '', { abiertas, cerradas }) ?? {}) as Objeto;
    const estado = evaluarEntrevista(entrevista, respuestas, opciones);
    const more = opened(entrevista, before, estado).filter((ruta) => !isAbierta(abiertas, ruta));
    if (more.length === 0)
      return { abiertas, cerradas, respuestas, estado, problemas: problemsOf(abiertas, before, estado) };
    for (const ruta of more) abiertas.add(ruta);
  }
}

/** Whether the answer at a path may be written: it is open, or stands under what is. */
export function isAbierta(abiertas: ReadonlySet<string>, ruta: string): boolean {
  const parts = ruta.split('.');
  return parts.some((_, i) => abiertas.has(parts.slice(0, i + 1).join('.')));
}

/** The paths at which two sets of answers differ, as deep as they can be told; a list of another length is one. */
export function rutasDistintas(antes: unknown, despues: unknown, ruta = ''): string[] {
  const a = sinVacio(antes);
  const b = sinVacio(despues);
  if (a === b) return [];
  const names = namesOf(a, b);
  if (names === undefined) return [ruta];
  return names.flatMap((name) => rutasDistintas(own(a, name), own(b, name), join(ruta, name)));
}

interface Abriendo {
  readonly abiertas: ReadonlySet<string>;
  readonly cerradas: string[];
}

/** Takes the given answer at open paths and the earlier one everywhere else. */
function merge(antes: unknown, despues: unknown, ruta: string, abriendo: Abriendo): unknown {
  if (ruta !== '' && isAbierta(abriendo.abiertas, ruta)) return despues;
  const inside = [...abriendo.abiertas].some((abierta) => ruta === '' || abierta.startsWith(`${ruta}.`));
  const names = inside ? namesOf(sinVacio(antes), sinVacio(despues)) : undefined;
  if (names === undefined) {
    abriendo.cerradas.push(...rutasDistintas(antes, despues, ruta));
    return antes;
  }
  const parts = names.map((name) => [name, merge(own(antes, name), own(despues, name), join(ruta, name), abriendo)]);
  if (Array.isArray(antes)) return parts.map(([, value]) => value);
  const kept = parts.filter(([, value]) => value !== undefined);
  return kept.length > 0 || ruta === '' ? Object.fromEntries(kept) : undefined;
}

/** The names that two groups, or two lists of one length, have; undefined for anything else. */
function namesOf(a: unknown, b: unknown): string[] | undefined {
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length ? Object.keys(a) : undefined;
  }
  if (![a, b].some(isObjeto) || ![a, b].every((one) => one === undefined || isObjeto(one))) return undefined;
  return [...new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])];
}

/** The questions of the customer's that the answers of `after` make appear or break, which those of `before` did not. */
function opened(entrevista: EntrevistaCompilada, before: Estado, after: Estado): string[] {
  const appeared = after.hojas.map(({ ruta }) => ruta).filter((ruta) => !before.visibles.has(ruta));
  const broken = worse(before, after).map(({ ruta }) => ruta);
  const rules = (entrevista.definicion.reglas ?? []).filter(
    ({ si, nivel }) => nivel === 'error' && seCumple(si, after.datos) && !seCumple(si, before.datos),
  );
  const read = rules.flatMap(({ si }) => variables(si)).filter((ruta) => after.visibles.has(ruta));
  return [...appeared, ...broken, ...read].filter((ruta) => campoEn(entrevista, ruta)?.paraNotario === false);
}

function worse(before: Estado, after: Estado): Problema[] {
  const known = new Set(before.problemas.map(({ ruta, mensaje }) => `${ruta} ${mensaje}`));
  return after.problemas.filter(({ ruta, mensaje }) => !known.has(`${ruta} ${mensaje}`));
}

function problemsOf(abiertas: ReadonlySet<string>, before: Estado, after: Estado): Problema[] {
  const isWorse = new Set(worse(before, after));
  return after.problemas.filter((problema) => isWorse.has(problema) || isAbierta(abiertas, problema.ruta));
}

const sinVacio = (respuesta: unknown): unknown => (isVacio(respuesta) ? undefined : respuesta);
const join = (ruta: string, name: string): string => (ruta === '' ? name : `${ruta}.${name}`);
