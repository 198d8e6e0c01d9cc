import type { Entrevista, Pregunta } from '@fedatario/document-engine';
import { diffArrays } from 'diff';

/** An attribute of something that changed, with both values as they are written; undefined for one that is not there. */
export interface CambioDeAtributo {
  readonly atributo: string;
  readonly antes: unknown;
  readonly despues: unknown;
}

/** A difference between two interviews. `nombre` is the words by which a person knows the thing. */
export interface DiferenciaDeEntrevista {
  readonly de: 'pregunta' | 'seccion' | 'regla' | 'derivado';
  readonly clase: 'nueva' | 'quitada' | 'cambiada' | 'movida';
  readonly nombre: string;
  /** Title of the section around a question. */
  readonly seccion: string;
  /** Path around a question, in which its conditions read short names. */
  readonly ruta: string;
  readonly cambios: readonly CambioDeAtributo[];
}

interface Puesta {
  readonly ruta: string;
  readonly nombre: string;
  readonly seccion: string;
  readonly atributos: Readonly<Record<string, unknown>>;
}

/** The changes between two interviews that a person would tell, in the order of the later one. */
export function compararEntrevistas(antes: Entrevista, despues: Entrevista): DiferenciaDeEntrevista[] {
  return [
    ...diferencias('seccion', seccionesDe(antes), seccionesDe(despues)),
    ...diferencias('pregunta', preguntasDe(antes), preguntasDe(despues)),
    ...movidas(preguntasDe(antes), preguntasDe(despues)),
    ...diferencias('derivado', derivadosDe(antes), derivadosDe(despues)),
    ...diferencias('regla', reglasDe(antes), reglasDe(despues)),
  ];
}

function diferencias(
  de: DiferenciaDeEntrevista['de'],
  antes: readonly Puesta[],
  despues: readonly Puesta[],
): DiferenciaDeEntrevista[] {
  const before = new Map(antes.map((one) => [one.ruta, one]));
  const after = new Set(despues.map(({ ruta }) => ruta));
  const gone = antes.filter(({ ruta }) => !after.has(ruta));
  const found = despues.flatMap((now): DiferenciaDeEntrevista[] => {
    const was = before.get(now.ruta) ?? take(gone, now);
    if (!was) return [{ ...sin(now), de, clase: 'nueva', cambios: [] }];
    const cambios = cambiosEntre(was, now);
    return cambios.length > 0 ? [{ ...sin(now), de, clase: 'cambiada', cambios }] : [];
  });
  return [...found, ...gone.map((one) => ({ ...sin(one), de, clase: 'quitada' as const, cambios: [] }))];
}

/** Takes from what is gone the same thing under another key: the same words and the same kind of answer. */
function take(gone: Puesta[], now: Puesta): Puesta | undefined {
  const at = gone.findIndex(
    ({ nombre, atributos }) =>
      nombre === now.nombre && atributos.tipo !== undefined && atributos.tipo === now.atributos.tipo,
  );
  return at < 0 ? undefined : gone.splice(at, 1)[0];
}

const sin = ({ nombre, seccion, ruta }: Puesta) => ({ nombre, seccion, ruta });

function cambiosEntre(was: Puesta, now: Puesta): CambioDeAtributo[] {
  const names = new Set([...Object.keys(was.atributos), ...Object.keys(now.atributos)]);
  return [...names].flatMap((atributo) => {
    const antes = was.atributos[atributo];
    const despues = now.atributos[atributo];
    return canonico(antes) === canonico(despues) ? [] : [{ atributo, antes, despues }];
  });
}

/** Questions that are in both and stand elsewhere among those around them. */
function movidas(antes: readonly Puesta[], despues: readonly Puesta[]): DiferenciaDeEntrevista[] {
  const kept = new Set(antes.map(({ ruta }) => ruta));
  const now = despues.filter(({ ruta }) => kept.has(ruta));
  const still = new Set(now.map(({ ruta }) => ruta));
  const order = diffArrays(
    antes.map(({ ruta }) => ruta).filter((ruta) => still.has(ruta)),
    now.map(({ ruta }) => ruta),
  );
  const moved = new Set(order.flatMap(({ added, value }) => (added ? value : [])));
  return now
    .filter(({ ruta }) => moved.has(ruta))
    .map((one) => ({ ...sin(one), de: 'pregunta', clase: 'movida', cambios: [] }));
}

function seccionesDe({ secciones }: Entrevista): Puesta[] {
  return secciones.map(({ preguntas: _, clave, ...atributos }) => ({
    ruta: clave,
    nombre: atributos.titulo,
    seccion: '',
    atributos,
  }));
}

/** Every question, the fields of groups and the elements of lists included, by its path in the answers. */
function preguntasDe({ secciones }: Entrevista): Puesta[] {
  const walk = (pregunta: Pregunta, around: string, seccion: string, name = pregunta.clave): Puesta[] => {
    const ruta = around + name;
    const { campos = [], elemento, ...own } = pregunta as Pregunta & { campos?: Pregunta[]; elemento?: Pregunta };
    return [
      { ruta, nombre: own.etiqueta, seccion, atributos: own },
      ...campos.flatMap((campo) => walk(campo, `${ruta}.`, seccion)),
      ...(elemento ? walk(elemento, `${ruta}.`, seccion, '*') : []),
    ];
  };
  return secciones.flatMap(({ titulo, preguntas }) =>
    preguntas.flatMap((pregunta) => walk(pregunta, '', titulo)).map((one) => ({ ...one, seccion: titulo })),
  );
}

function derivadosDe({ derivados = [] }: Entrevista): Puesta[] {
  return derivados.map(({ clave, ...atributos }) => ({ ruta: clave, nombre: clave, seccion: '', atributos }));
}

/** A rule is known by its message and, among those that say the same, by its place. */
function reglasDe({ reglas = [] }: Entrevista): Puesta[] {
  const seen = new Map<string, number>();
  return reglas.map(({ mensaje, ...atributos }) => {
    const nth = (seen.get(mensaje) ?? 0) + 1;
    seen.set(mensaje, nth);
    return { ruta: `${mensaje} ${nth}`, nombre: mensaje, seccion: '', atributos };
  });
}

/** JSON whose keys come in one order, since a published version keeps its own. */
function canonico(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  if (Array.isArray(value)) return `[${value.map(canonico).join()}]`;
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${key}:${canonico(value[key as keyof typeof value])}`).join()}}`;
}
