import type { Entrevista, Pregunta } from '@fedatario/document-engine';
import { aClave } from '../texto/palabras.ts';

/**
 * Changes of an interview. A `Lugar` is the way to a section or a question by positions: `[0]` the first section, `[0, 2]` its third
 * question, `[0, 2, 1]` the second field of that group, and `'e'` the element of a list.
 */
export type Lugar = readonly (number | 'e')[];
export type Seccion = Entrevista['secciones'][number];
type Grupo = Extract<Pregunta, { campos: Pregunta[] }>;
type Lista = Extract<Pregunta, { elemento: Pregunta }>;

export const isGrupo = (pregunta: Pregunta): pregunta is Grupo => pregunta.tipo === 'grupo';
export const isLista = (pregunta: Pregunta): pregunta is Lista => pregunta.tipo === 'lista';

export function seccionEn({ secciones }: Entrevista, [first]: Lugar): Seccion | undefined {
  return typeof first === 'number' ? secciones[first] : undefined;
}

export function preguntaEn(entrevista: Entrevista, [section, second, ...rest]: Lugar): Pregunta | undefined {
  const top = typeof second === 'number' ? seccionEn(entrevista, [section ?? 0])?.preguntas[second] : undefined;
  return rest.reduce<Pregunta | undefined>((pregunta, step) => {
    if (!pregunta) return undefined;
    if (step === 'e') return isLista(pregunta) ? pregunta.elemento : undefined;
    return isGrupo(pregunta) ? pregunta.campos[step] : undefined;
  }, top);
}

/** The path of a question in the answers: `comodantes.*.nombres`. */
export function rutaDe(entrevista: Entrevista, lugar: Lugar): string {
  const keys = lugar
    .slice(1)
    .map((step, i) => (step === 'e' ? '*' : preguntaEn(entrevista, lugar.slice(0, i + 2))?.clave));
  return keys.join('.');
}

/** The place of the question at a path, or of the nearest one around it. */
export function lugarDe(entrevista: Entrevista, ruta: string): Lugar | undefined {
  const [top = '', ...rest] = ruta.split('.');
  const section = entrevista.secciones.findIndex(({ preguntas }) => preguntas.some(({ clave }) => clave === top));
  if (section < 0) return undefined;
  const lugar: (number | 'e')[] = [
    section,
    entrevista.secciones[section]?.preguntas.findIndex(({ clave }) => clave === top) ?? 0,
  ];
  for (const name of rest) {
    const here = preguntaEn(entrevista, lugar);
    const step = here && isLista(here) && name === '*' ? 'e' : isGrupoOf(here).findIndex(({ clave }) => clave === name);
    if (step === -1) break;
    lugar.push(step);
  }
  return lugar;
}

const isGrupoOf = (pregunta: Pregunta | undefined): readonly Pregunta[] =>
  pregunta && isGrupo(pregunta) ? pregunta.campos : [];

export function conSeccion(entrevista: Entrevista, index: number, cambio: Partial<Seccion>): Entrevista {
  const secciones = entrevista.secciones.map((one, i) => (i === index ? limpia({ ...one, ...cambio }) : one));
  return { ...entrevista, secciones };
}

export function conPregunta(entrevista: Entrevista, lugar: Lugar, pregunta: Pregunta): Entrevista {
  return enLista(entrevista, lugar, (list, at) => list.with(at, limpia(pregunta)), pregunta);
}

/** An attribute taken away is not written at all. */
function limpia<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}

/** Changes the list that holds the question of a place; an element of a list, which stands alone, is replaced. */
function enLista(
  entrevista: Entrevista,
  lugar: Lugar,
  change: (list: readonly Pregunta[], at: number) => readonly Pregunta[],
  alone?: Pregunta,
): Entrevista {
  const last = lugar.at(-1);
  const around = lugar.slice(0, -1);
  if (lugar.length === 2 && typeof last === 'number') {
    const preguntas = change(seccionEn(entrevista, lugar)?.preguntas ?? [], last);
    return conSeccion(entrevista, Number(lugar[0]), { preguntas: [...preguntas] });
  }
  const parent = preguntaEn(entrevista, around);
  if (!parent) return entrevista;
  if (last === 'e')
    return alone ? conPregunta(entrevista, around, { ...parent, elemento: alone } as Pregunta) : entrevista;
  const campos = [...change(isGrupoOf(parent), Number(last))];
  return conPregunta(entrevista, around, { ...parent, campos } as Pregunta);
}

/** Moves what stands at a place one step up (-1) or down (1); a question leaves its section at either end. */
export function mover(entrevista: Entrevista, lugar: Lugar, paso: -1 | 1): { entrevista: Entrevista; lugar: Lugar } {
  const at = Number(lugar.at(-1));
  const siblings = hermanosDe(entrevista, lugar);
  const there = at + paso;
  if (there >= 0 && there < siblings.length) {
    const swap = <T>(list: readonly T[]): T[] => list.with(at, list[there] as T).with(there, list[at] as T);
    const next =
      lugar.length === 1
        ? { ...entrevista, secciones: swap(entrevista.secciones) }
        : enLista(entrevista, lugar, (list) => swap(list));
    return { entrevista: next, lugar: lugar.with(-1, there) };
  }
  return lugar.length === 2 ? aOtraSeccion(entrevista, lugar, paso) : { entrevista, lugar };
}

/** Moves what stands at a place to another index among its siblings. */
export function reordenar(entrevista: Entrevista, lugar: Lugar, to: number): Entrevista {
  const at = Number(lugar.at(-1));
  const put = <T>(list: readonly T[]): T[] => list.toSpliced(at, 1).toSpliced(to, 0, list[at] as T);
  if (lugar.length === 1) return { ...entrevista, secciones: put(entrevista.secciones) };
  return enLista(entrevista, lugar, (list) => put(list));
}

function aOtraSeccion(entrevista: Entrevista, lugar: Lugar, paso: -1 | 1): { entrevista: Entrevista; lugar: Lugar } {
  const [from = 0, at = 0] = lugar.map(Number);
  const pregunta = preguntaEn(entrevista, lugar);
  const here = entrevista.secciones[from];
  const there = entrevista.secciones[from + paso];
  // A section asks something, so its last question stays; what the notary answers is not asked of the customer.
  const isSame = here?.visiblePara === there?.visiblePara;
  if (!pregunta || !here || !there || !isSame || here.preguntas.length === 1) return { entrevista, lugar };
  const preguntas = paso < 0 ? [...there.preguntas, pregunta] : [pregunta, ...there.preguntas];
  const left = conSeccion(entrevista, from, { preguntas: here.preguntas.toSpliced(at, 1) });
  return {
    entrevista: conSeccion(left, from + paso, { preguntas }),
    lugar: [from + paso, paso < 0 ? there.preguntas.length : 0],
  };
}

export function hermanosDe(entrevista: Entrevista, lugar: Lugar): readonly unknown[] {
  if (lugar.length === 1) return entrevista.secciones;
  if (lugar.length === 2) return seccionEn(entrevista, lugar)?.preguntas ?? [];
  return isGrupoOf(preguntaEn(entrevista, lugar.slice(0, -1)));
}

export function quitar(entrevista: Entrevista, lugar: Lugar): Entrevista {
  const at = Number(lugar.at(-1));
  if (lugar.length === 1) return { ...entrevista, secciones: entrevista.secciones.toSpliced(at, 1) };
  return enLista(entrevista, lugar, (list) => list.toSpliced(at, 1));
}

/** Adds a question after the one of a place, or a section after the one of a place. */
export function agregarPregunta(
  entrevista: Entrevista,
  tras: Lugar,
  etiqueta: string,
): { entrevista: Entrevista; lugar: Lugar } {
  const lugar = tras.length === 1 ? [...tras, (seccionEn(entrevista, tras)?.preguntas.length ?? 0) - 1] : tras;
  const nueva: Pregunta = { clave: aClave(etiqueta, clavesDe(entrevista)), etiqueta, tipo: 'texto' };
  const at = Number(lugar.at(-1)) + 1;
  return { entrevista: enLista(entrevista, lugar, (list) => list.toSpliced(at, 0, nueva)), lugar: lugar.with(-1, at) };
}

export function agregarSeccion(
  entrevista: Entrevista,
  tras: number,
  { titulo, etiqueta }: { titulo: string; etiqueta: string },
): { entrevista: Entrevista; lugar: Lugar } {
  const sections = new Set(entrevista.secciones.map(({ clave }) => clave));
  const pregunta: Pregunta = { clave: aClave(etiqueta, clavesDe(entrevista)), etiqueta, tipo: 'texto' };
  const seccion = { clave: aClave(titulo, sections), titulo, preguntas: [pregunta] };
  return {
    entrevista: { ...entrevista, secciones: entrevista.secciones.toSpliced(tras + 1, 0, seccion) },
    lugar: [tras + 1],
  };
}

export function duplicar(entrevista: Entrevista, lugar: Lugar): { entrevista: Entrevista; lugar: Lugar } {
  const pregunta = preguntaEn(entrevista, lugar);
  if (!pregunta) return { entrevista, lugar };
  const at = Number(lugar.at(-1)) + 1;
  const copia = { ...pregunta, clave: aClave(pregunta.clave, clavesDe(entrevista)) };
  return { entrevista: enLista(entrevista, lugar, (list) => list.toSpliced(at, 0, copia)), lugar: lugar.with(-1, at) };
}

/** Every key of the interview, so that a new one is like none. */
export function clavesDe({ secciones, derivados = [] }: Entrevista): Set<string> {
  const found = new Set(derivados.map(({ clave }) => clave));
  const walk = (pregunta: Pregunta): void => {
    found.add(pregunta.clave);
    isGrupoOf(pregunta).forEach(walk);
    if (isLista(pregunta)) walk(pregunta.elemento);
  };
  for (const { preguntas } of secciones) preguntas.forEach(walk);
  return found;
}
