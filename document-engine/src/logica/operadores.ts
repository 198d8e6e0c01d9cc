import { LogicEngine } from 'json-logic-engine';
import {
  type Dia,
  diasEntre,
  edadEn,
  finDePlazo,
  parseDia,
  partsOf,
  sumarDias,
  sumarMeses,
} from '../calendario/dia.ts';
import { abonosDe } from './abonos.ts';
import { diasALaSemana, horasALaSemana, horasAlDia, horasDeNoche, seCruzan } from './horario.ts';

const DEL_FORMATO = [
  'var',
  'and',
  'or',
  '!',
  '!!',
  'if',
  '+',
  '-',
  '*',
  '/',
  '%',
  'min',
  'max',
  'some',
  'all',
  'none',
  'map',
  'filter',
  'reduce',
  'length',
];

/** Own operators. Each takes its arguments already evaluated; one without an answer gives null. */
const PROPIOS: Record<string, (args: unknown[]) => unknown> = {
  '==': ([a, b]) => answered(a) && a === b,
  '===': ([a, b]) => answered(a) && a === b,
  '!=': ([a, b]) => answered(a) && answered(b) && a !== b,
  '!==': ([a, b]) => answered(a) && answered(b) && a !== b,
  '<': (args) => inOrder(args, (a, b) => a < b),
  '<=': (args) => inOrder(args, (a, b) => a <= b),
  '>': (args) => inOrder(args, (a, b) => a > b),
  '>=': (args) => inOrder(args, (a, b) => a >= b),
  sumarDias: ([dia, dias]) => (isDia(dia) && isWhole(dias) ? sumarDias(dia, dias) : null),
  sumarMeses: ([dia, meses]) => (isDia(dia) && isWhole(meses) ? sumarMeses(dia, meses) : null),
  finDePlazo: ([dia, meses]) => (isDia(dia) && isWhole(meses) ? finDePlazo(dia, meses) : null),
  primerDia: (args) => args.filter(isDia).sort()[0] ?? null,
  ultimoDia: (args) => args.filter(isDia).sort().at(-1) ?? null,
  diasEntre: ([desde, hasta]) => (isDia(desde) && isDia(hasta) ? diasEntre(desde, hasta) : null),
  edad: ([nacimiento, dia]) => (isDia(nacimiento) && isDia(dia) ? edadEn(nacimiento, dia) : null),
  anio: ([dia]) => (isDia(dia) ? partsOf(dia)[0] : null),
  horasAlDia: ([horario]) => horasAlDia(horario),
  horasALaSemana: ([horario]) => horasALaSemana(horario),
  horasDeNoche: ([horario]) => horasDeNoche(horario),
  diasALaSemana: ([horario]) => diasALaSemana(horario),
  seCruzan: ([horario]) => seCruzan(horario),
  abonos: ([deuda, tasa, cuotas, primera]) =>
    typeof deuda === 'number' && typeof tasa === 'number' && typeof cuotas === 'number' && isDia(primera)
      ? abonosDe(deuda, tasa, cuotas, primera)
      : null,
  piso: ([numero]) => (typeof numero === 'number' ? Math.floor(numero) : null),
  in: ([item, todo]) =>
    answered(item) && (Array.isArray(todo) || typeof todo === 'string') && todo.includes(item as string),
};

/** Operators of the library that would count a missing answer as zero, or fail: with one, they have no value. */
const DE_NUMEROS = ['+', '-', '*', '/', '%', 'max', 'min'];
/** Operators of the library that would take a list without an answer for one answered with none. */
const DE_LISTAS = ['map', 'filter', 'reduce', 'length'];

/** The closed list: a rule with any other operator is refused before it runs. */
export const OPERADORES: ReadonlySet<string> = new Set([...DEL_FORMATO, ...Object.keys(PROPIOS)]);

/** Interprets rules; nothing is ever compiled into code. */
export const engine = createEngine();

function createEngine(): LogicEngine {
  const created = new LogicEngine(undefined, { disableInline: true });
  for (const [name, method] of Object.entries(PROPIOS)) addEager(created, name, method);
  for (const name of DE_NUMEROS) {
    const usual = methodOf(created, name);
    addEager(created, name, (args) => (args.every(answered) ? usual(args) : null));
  }
  for (const name of DE_LISTAS) addOverList(created, name, methodOf(created, name));
  return created;
}

type Metodo = (args: unknown, context?: unknown, above?: unknown, engine?: LogicEngine) => unknown;

function methodOf({ methods }: LogicEngine, name: string): Metodo {
  const method: Metodo | { method: Metodo } = methods[name];
  return typeof method === 'function' ? method : method.method;
}

function addEager(engine: LogicEngine, name: string, method: (args: unknown[]) => unknown): void {
  engine.addMethod(name, (args: unknown) => method(Array.isArray(args) ? args : [args]), { deterministic: true });
}

/** An operator that takes its list as it is written, and no value where the list has no answer. */
function addOverList(engine: LogicEngine, name: string, usual: Metodo): void {
  const method = (args: unknown, context: unknown, above: unknown[], running: LogicEngine) => {
    const list: unknown = running.run(Array.isArray(args) ? args[0] : args, context, { above });
    return answered(list) ? usual(args, context, above, running) : null;
  };
  engine.addMethod(name, { lazy: true, deterministic: false, method });
}

/** A group of which nothing was answered is an empty object. */
function answered(value: unknown): boolean {
  if (typeof value !== 'object' || Array.isArray(value)) return value !== undefined;
  return value !== null && Object.keys(value).length > 0;
}

/** Numbers with numbers and texts (days are texts) with texts; also three in a row, as JSON Logic allows. */
function inOrder(args: unknown[], holds: (a: string | number, b: string | number) => boolean): boolean {
  return args.slice(1).every((b, i) => {
    const a = args[i];
    if (typeof a === 'number' && typeof b === 'number') return holds(a, b);
    return typeof a === 'string' && typeof b === 'string' && holds(a, b);
  });
}

function isDia(value: unknown): value is Dia {
  return typeof value === 'string' && parseDia(value).ok;
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 100_000;
}
