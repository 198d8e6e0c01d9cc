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

const DEL_FORMATO = 'var and or ! !! if in + - * / % min max some all none map filter reduce length'.split(' ');

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
};

/** The closed list: a rule with any other operator is refused before it runs. */
export const OPERADORES: ReadonlySet<string> = new Set([...DEL_FORMATO, ...Object.keys(PROPIOS)]);

/** Interprets rules; nothing is ever compiled into code. */
export const engine = createEngine();

function createEngine(): LogicEngine {
  const created = new LogicEngine(undefined, { disableInline: true });
  for (const [name, method] of Object.entries(PROPIOS)) {
    created.addMethod(name, (args: unknown) => method(Array.isArray(args) ? args : [args]), { deterministic: true });
  }
  return created;
}

function answered(value: unknown): boolean {
  return value !== undefined && value !== null;
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
