import type { Logica, Pregunta } from '@fedatario/document-engine';

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
  const comparador = COMPARADORES[operador];
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
  const [, [ruta = '']] = partes(list);
  const dentro: Nombrar = (name) => nombrar(name === '' ? `${String(ruta)}.*` : `${String(ruta)}.*.${name}`);
  return `${CUANTOS[operador]} ${valor(list, nombrar)}, ${decir(inner, (name) => corta(dentro(name)))}`;
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

function comparar(comparador: string, [a, b]: readonly [Logica, Logica], nombrar: Nombrar): string {
  const side = (mine: Logica, other: Logica) =>
    isLiteral(mine) ? literal(mine, preguntaDe(other, nombrar)) : valor(mine, nombrar);
  return `${side(a, b)} ${comparador} ${side(b, a)}`;
}

function valor(rule: Logica, nombrar: Nombrar): string {
  if (isLiteral(rule)) return literal(rule, undefined);
  const [operador, args] = partes(rule);
  if (operador === 'var') return citada(nombrar(String(args[0])).etiqueta);
  return `${operador}(${args.map((arg) => valor(arg, nombrar)).join(', ')})`;
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

function partes(rule: Logica): [string, Logica[]] {
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return ['', []];
  const [operador = '', args = null] = Object.entries(rule)[0] ?? [];
  return [operador, Array.isArray(args) ? args : [args]];
}
