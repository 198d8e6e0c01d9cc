import type { Logica, Pregunta } from '@fedatario/document-engine';
import { CALCULOS } from './calculos.ts';

/** A condition of a document as a Spanish sentence: «tipo de inmueble es casa y hay fiador». */

export interface Nombrada {
  readonly etiqueta: string;
  readonly pregunta?: Pregunta | undefined;
}
/** The words for a path: its question, or the path itself where none stands there. */
export type Nombrar = (ruta: string) => Nombrada;

const COMPARADORES: Readonly<Record<string, string>> = {
  '==': 'es',
  '===': 'es',
  '!=': 'no es',
  '!==': 'no es',
  '<': 'es menor que',
  '<=': 'es a lo sumo',
  '>': 'es mayor que',
  '>=': 'es al menos',
};
const DE_DIAS: Readonly<Record<string, string>> = {
  '<': 'es antes de',
  '<=': 'no es después de',
  '>': 'es después de',
  '>=': 'no es antes de',
};
const CUANTOS: Readonly<Record<string, string>> = {
  some: 'en alguno de',
  all: 'en todos los de',
  none: 'en ninguno de',
};

export function fraseDe(rule: Logica | null | undefined, nombrar: Nombrar): string {
  if (rule === null || rule === undefined) return 'en los demás casos';
  return decir(rule, nombrar);
}

function decir(rule: Logica, nombrar: Nombrar): string {
  const [operador, args] = partes(rule);
  const [first = null, second = null, third] = args;
  if (operador === 'and' || operador === 'or') return unidas(args, operador, nombrar);
  if (operador === 'var') return afirmar(String(first), true, nombrar);
  if (operador === '!!') return decir(first, nombrar);
  if (operador === '!') return negar(first, nombrar);
  if (operador in CUANTOS) return recorrer(operador, [first, second], nombrar);
  if (operador === 'in') return pertenecer(first, second, nombrar);
  const comparador = comparadorDe(operador, [first, second], nombrar);
  if (comparador === undefined) return valor(rule, nombrar);
  if (third !== undefined)
    return `${valor(second, nombrar)} está entre ${valor(first, nombrar)} y ${valor(third, nombrar)}`;
  return comparar(comparador, [first, second], nombrar);
}

/** `and` inside `or` stands between parentheses, and the other way round. */
function unidas(rules: readonly Logica[], operador: string, nombrar: Nombrar): string {
  const said = rules.map((rule) => {
    const [inner, parts] = partes(rule);
    const text = decir(rule, nombrar);
    return rules.length > 1 && (inner === 'and' || inner === 'or') && parts.length > 1 ? `(${text})` : text;
  });
  return said.join(operador === 'and' ? ' y ' : ' o ');
}

function negar(rule: Logica, nombrar: Nombrar): string {
  const [operador, args] = partes(rule);
  if (operador === 'var') return afirmar(String(args[0]), false, nombrar);
  return `no se cumple que ${decir(rule, nombrar)}`;
}

function afirmar(ruta: string, holds: boolean, nombrar: Nombrar): string {
  const { etiqueta, pregunta } = nombrar(ruta);
  if (pregunta?.tipo === 'siNo' || pregunta?.tipo === 'declaracion')
    return `${citada(etiqueta)} es ${holds ? 'sí' : 'no'}`;
  return `${holds ? 'hay' : 'no hay'} ${citada(etiqueta)}`;
}

function recorrer(operador: string, [list, inner]: readonly [Logica, Logica], nombrar: Nombrar): string {
  return `${CUANTOS[operador]} ${valor(list, nombrar)}, ${decir(inner, dentro(list, nombrar))}`;
}

/** The names of the values of each item of a list. */
function dentro(list: Logica, nombrar: Nombrar): Nombrar {
  const ruta = rutaDeLista(list);
  return (name) => corta(nombrar(name === '' ? `${ruta}.*` : `${ruta}.*.${name}`));
}

/** Inside a list the name of the list is not said again. */
function corta({ etiqueta, pregunta }: Nombrada): Nombrada {
  return { etiqueta: etiqueta.split(' › ').at(-1) ?? etiqueta, pregunta };
}

function pertenecer(item: Logica, group: Logica, nombrar: Nombrar): string {
  if (Array.isArray(group)) {
    const words = group.map((one) => literal(one, preguntaDe(item, nombrar)));
    return `${valor(item, nombrar)} es ${words.join(' o ')}`;
  }
  return `${valor(group, nombrar)} incluye ${literal(item, preguntaDe(group, nombrar))}`;
}

/** Days are before or after each other, and numbers less or more. */
function comparadorDe(operador: string, sides: readonly Logica[], nombrar: Nombrar): string | undefined {
  const isDia = sides.some((side) => preguntaDe(side, nombrar)?.tipo === 'fecha');
  return (isDia ? DE_DIAS[operador] : undefined) ?? COMPARADORES[operador];
}

function comparar(comparador: string, [a, b]: readonly [Logica, Logica], nombrar: Nombrar): string {
  const side = (mine: Logica, other: Logica) =>
    isLiteral(mine) ? literal(mine, preguntaDe(other, nombrar)) : valor(mine, nombrar);
  return `${side(a, b)} ${comparador} ${side(b, a)}`;
}

function valor(rule: Logica, nombrar: Nombrar): string {
  if (isLiteral(rule)) return literal(rule, undefined);
  const [operador, args] = partes(rule);
  if (operador === 'var') return citada(nombrar(String(args[0])).etiqueta);
  if (operador === 'if') return segun(args, nombrar);
  const sumada = sumaDe(rule);
  if (sumada)
    return `la suma de ${citada(dentro(sumada.lista, nombrar)(sumada.campo).etiqueta)} de ${valor(sumada.lista, nombrar)}`;
  const [list = null, inner = null] = args;
  if (operador === 'map') return `${valor(inner, dentro(list, nombrar))} de cada uno de ${valor(list, nombrar)}`;
  if (operador === 'filter') return `${valor(list, nombrar)} en que ${decir(inner, dentro(list, nombrar))}`;
  const isCondicion = operador in COMPARADORES || operador in CUANTOS || ['in', '!', '!!'].includes(operador);
  if (isCondicion) return decir(rule, nombrar);
  const words = args.map((arg) => valor(arg, nombrar));
  return CALCULOS[operador]?.(words) ?? `${operador}(${words.join(', ')})`;
}

/** `a si …, b si …, y en los demás casos c`. */
function segun(args: readonly Logica[], nombrar: Nombrar): string {
  const [si = null, entonces = null, ...rest] = args;
  const head = `${valor(entonces, nombrar)} si ${decir(si, nombrar)}`;
  if (rest.length === 0) return head;
  return `${head}; ${rest.length > 1 ? segun(rest, nombrar) : `en los demás casos ${valor(rest[0] ?? null, nombrar)}`}`;
}

function preguntaDe(rule: Logica, nombrar: Nombrar): Pregunta | undefined {
  const [operador, args] = partes(rule);
  return operador === 'var' ? nombrar(String(args[0])).pregunta : undefined;
}

function literal(value: Logica, pregunta: Pregunta | undefined): string {
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (value === null) return 'nada';
  const option =
    pregunta && 'opciones' in pregunta ? pregunta.opciones.find(({ valor: one }) => one === value) : undefined;
  if (option) return `«${option.etiqueta}»`;
  if (pregunta?.tipo === 'moneda' && typeof value === 'number') return (value / 100).toFixed(2);
  return typeof value === 'string' ? `«${value}»` : String(value);
}

function citada(etiqueta: string): string {
  return `«${etiqueta.replace(/^¿|\?$/g, '')}»`;
}

function isLiteral(rule: Logica): boolean {
  return typeof rule !== 'object' || rule === null;
}

/** The path of the list that a rule goes through, whatever it takes or leaves of it. */
export function rutaDeLista(rule: Logica): string {
  const [operador, [first = null]] = partes(rule);
  if (operador === 'var') return String(first);
  return operador === '' ? '' : rutaDeLista(first);
}

/** The list and the field that a rule adds up; undefined for any other rule. */
export function sumaDe(rule: Logica): { lista: Logica; campo: string } | undefined {
  const [operador, [lista = null, sum = null, zero]] = partes(rule);
  const campo = /^\{"\+":\[\{"var":"accumulator"\},\{"var":"current\.([^"]+)"\}\]\}$/.exec(JSON.stringify(sum))?.[1];
  return operador === 'reduce' && zero === 0 && campo !== undefined ? { lista, campo } : undefined;
}

export function partes(rule: Logica): [string, Logica[]] {
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return ['', []];
  const [operador = '', args = null] = Object.entries(rule)[0] ?? [];
  return [operador, Array.isArray(args) ? args : [args]];
}
