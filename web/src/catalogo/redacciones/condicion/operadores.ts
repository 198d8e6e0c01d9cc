import type { Logica } from '@fedatario/document-engine';
import type { CampoDeCondicion } from './campos.ts';
import { partes, sumaDe } from './frase.ts';

/** The operations that a rule is made of, as an author chooses them. */

/** The kinds of what stands at a place of a rule: something that holds or not, a value, or a list. */
export type Clase = 'condicion' | 'valor' | 'lista';

/** `dentro`: read among the values of each item of the first argument. `varios`: the last is as many as the author wants. */
interface Forma {
  readonly clase: Clase;
  readonly args: readonly (Clase | 'dentroCondicion' | 'dentroValor')[];
  readonly varios?: true;
}

export const COMPARADORES = ['==', '!=', '<', '<=', '>', '>='] as const;

/** Operations by the name that texts and controls give them; `si`, several comparisons, and values alone are apart. */
const FORMAS = {
  and: { clase: 'condicion', args: ['condicion'], varios: true },
  or: { clase: 'condicion', args: ['condicion'], varios: true },
  '!': { clase: 'condicion', args: ['condicion'] },
  '!!': { clase: 'condicion', args: ['valor'] },
  in: { clase: 'condicion', args: ['valor', 'valor'] },
  some: { clase: 'condicion', args: ['lista', 'dentroCondicion'] },
  all: { clase: 'condicion', args: ['lista', 'dentroCondicion'] },
  none: { clase: 'condicion', args: ['lista', 'dentroCondicion'] },
  seCruzan: { clase: 'condicion', args: ['lista'] },
  primera: { clase: 'valor', args: ['valor'], varios: true },
  '+': { clase: 'valor', args: ['valor'], varios: true },
  '-': { clase: 'valor', args: ['valor', 'valor'] },
  '*': { clase: 'valor', args: ['valor'], varios: true },
  '/': { clase: 'valor', args: ['valor', 'valor'] },
  '%': { clase: 'valor', args: ['valor', 'valor'] },
  min: { clase: 'valor', args: ['valor'], varios: true },
  max: { clase: 'valor', args: ['valor'], varios: true },
  piso: { clase: 'valor', args: ['valor'] },
  length: { clase: 'valor', args: ['lista'] },
  sumarDias: { clase: 'valor', args: ['valor', 'valor'] },
  sumarMeses: { clase: 'valor', args: ['valor', 'valor'] },
  finDePlazo: { clase: 'valor', args: ['valor', 'valor'] },
  primerDia: { clase: 'valor', args: ['valor'], varios: true },
  ultimoDia: { clase: 'valor', args: ['valor'], varios: true },
  diasEntre: { clase: 'valor', args: ['valor', 'valor'] },
  edad: { clase: 'valor', args: ['valor', 'valor'] },
  anio: { clase: 'valor', args: ['valor'] },
  abonos: { clase: 'valor', args: ['valor', 'valor', 'valor', 'valor'] },
  horasAlDia: { clase: 'valor', args: ['lista'] },
  horasALaSemana: { clase: 'valor', args: ['lista'] },
  horasDeNoche: { clase: 'valor', args: ['lista'] },
  diasALaSemana: { clase: 'valor', args: ['lista'] },
  map: { clase: 'lista', args: ['lista', 'dentroValor'] },
  filter: { clase: 'lista', args: ['lista', 'dentroCondicion'] },
} as const satisfies Readonly<Record<string, Forma>>;

type ConForma = keyof typeof FORMAS;
/** `otra` is a rule that an author reads and does not take apart. */
export type Operacion = ConForma | 'comparar' | 'si' | 'suma' | 'respuesta' | 'fijo' | 'otra';

const formaDe = (operacion: Operacion): Forma | undefined => (FORMAS as Record<string, Forma>)[operacion];

/** The operations that may stand at a place, the usual ones first. */
export function operacionesPara(clase: Clase): readonly Operacion[] {
  const own = (Object.keys(FORMAS) as ConForma[]).filter((name) => FORMAS[name].clase === clase);
  if (clase === 'condicion') return ['comparar', 'respuesta', ...own];
  return clase === 'lista' ? ['respuesta', ...own] : ['respuesta', 'fijo', ...own, 'si', 'suma'];
}

/** The operation of a rule at a place of that kind. `or` of values is the first that is known. */
export function operacionDe(regla: Logica, clase: Clase): Operacion {
  const [operador, args] = partes(regla);
  if (operador === '') return 'fijo';
  if (operador === 'or' && clase !== 'condicion') return 'primera';
  const propia = Object.hasOwn(PROPIAS, operador) ? PROPIAS[operador] : undefined;
  if (propia) return propia[1](regla, args) ? propia[0] : 'otra';
  const forma = formaDe(operador as Operacion);
  return forma && (forma.varios || args.length === forma.args.length) ? (operador as Operacion) : 'otra';
}

type Reconocer = (regla: Logica, args: readonly Logica[]) => boolean;

const entreDos: Reconocer = (_, args) => args.length === 2;

/** Operators that have a name of their own, and the form in which an author takes them apart. */
const PROPIAS: Readonly<Record<string, readonly [Operacion, Reconocer]>> = {
  var: ['respuesta', (_, args) => typeof args[0] === 'string' && args.length === 1],
  if: ['si', (_, args) => args.length % 2 === 1 && args.length > 1],
  reduce: ['suma', (regla) => sumaDe(regla) !== undefined],
  primera: ['otra', () => false],
  ...Object.fromEntries(COMPARADORES.map((one) => [one, ['comparar', entreDos] as const])),
};

/** The kind of each argument of an operation; those of `si` are conditions and values in turn, with a value at the end. */
export function claseDeArgumento(operacion: Operacion, index: number, count: number): Forma['args'][number] {
  if (operacion === 'si') return index % 2 === 0 && index < count - 1 ? 'condicion' : 'valor';
  const { args = ['valor'] } = formaDe(operacion) ?? {};
  return args[Math.min(index, args.length - 1)] ?? 'valor';
}

export function isVarias(operacion: Operacion): boolean {
  return formaDe(operacion)?.varios === true;
}

/** The same rule with other arguments; one alone that was not written in a list stays so. */
export function conArgumentos(regla: Logica, args: readonly Logica[]): Logica {
  const [operador] = partes(regla);
  const [before] = Object.values(regla as Record<string, Logica>);
  const [only] = args;
  return { [operador]: !Array.isArray(before) && args.length === 1 && only !== undefined ? only : [...args] };
}

/** A rule to begin with. What stood there is its first argument where it fits, or gives its own arguments to one of the same form. */
export function nueva(operacion: Operacion, antes: Logica, clase: Clase, campos: readonly CampoDeCondicion[]): Logica {
  const forma = formaDe(operacion);
  const was = formaDe(operacionDe(antes, clase));
  const isSame = forma && String(was?.args) === String(forma.args) && was?.varios === forma.varios;
  if (isSame) return { [nombreDe(operacion)]: [...partes(antes)[1]] };
  const [lista] = campos.filter(({ pregunta }) => pregunta?.tipo === 'lista');
  const primero: Readonly<Record<Clase, Logica>> = {
    condicion: clase === 'condicion' ? antes : { '==': [respuesta(campos), ''] },
    valor: clase === 'valor' ? antes : respuesta(campos),
    lista: { var: lista?.ruta ?? '' },
  };
  return sinForma(operacion, clase, primero, campos) ?? { [nombreDe(operacion)]: argumentos(forma, primero) };
}

function sinForma(
  operacion: Operacion,
  clase: Clase,
  primero: Readonly<Record<Clase, Logica>>,
  campos: readonly CampoDeCondicion[],
): Logica | undefined {
  if (operacion === 'respuesta') return clase === 'lista' ? primero.lista : respuesta(campos);
  if (operacion === 'fijo') return 0;
  if (operacion === 'comparar') return { '==': [respuesta(campos), 0] };
  if (operacion === 'si') return { if: [{ '==': [respuesta(campos), 0] }, primero.valor, 0] };
  return operacion === 'suma' ? sumaNueva(primero.lista, 'monto') : undefined;
}

function argumentos(forma: Forma | undefined, primero: Readonly<Record<Clase, Logica>>): Logica[] {
  return (forma?.args ?? []).map((one, i) => {
    if (one === 'dentroCondicion') return { '==': [{ var: '' }, ''] };
    if (one === 'dentroValor') return { var: '' };
    return i === 0 || one === 'lista' ? primero[one] : 1;
  });
}

export function sumaNueva(lista: Logica, campo: string): Logica {
  return { reduce: [lista, { '+': [{ var: 'accumulator' }, { var: `current.${campo}` }] }, 0] };
}

function nombreDe(operacion: Operacion): string {
  return operacion === 'primera' ? 'or' : operacion;
}

function respuesta([first]: readonly CampoDeCondicion[]): Logica {
  return { var: first?.ruta ?? 'hoy' };
}
