import type { Objeto } from '../base/json.ts';
import { sumarDias } from '../calendario/dia.ts';
import type { Campo, EntrevistaCompilada } from '../entrevista/compilada.ts';
import { valueAt } from '../entrevista/efectivas.ts';
import type { Derivado, Pregunta } from '../modelo/entrevista.ts';
import { findDerivado } from '../plantilla/alcance.ts';

type Literal = string | number;

const COMBINACIONES_MAXIMAS = 100;
const HOY = '2026-06-15';
const DIAS = ['1990-06-15', HOY, '2030-06-15'];

/**
 * Enough values of an answer to tell when a condition that compares it with those literals may hold: every option, both
 * of a yes or no, the literals and their neighbours within the limits; and none, when the answer may be missing.
 */
export function candidatosDe(ruta: string, literals: readonly Literal[], entrevista: EntrevistaCompilada): unknown[] {
  const campo = entrevista.indice.get(ruta);
  if (campo) {
    const values = campo.elemento ? listsOf(campo.elemento, literals) : ofQuestion(campo.pregunta, literals);
    return mayBeMissing(ruta, entrevista) ? [...values, undefined] : values;
  }
  const derivado = findDerivado(ruta, entrevista);
  if (derivado) return [...ofDerived(derivado, literals), undefined];
  const ley = leyEn(ruta, entrevista);
  if (typeof ley === 'number') return [ley];
  if (ley !== undefined || ruta === 'hoy') return daysOf(literals);
  return ruta.endsWith('.sexo') ? ['F', 'M'] : [...textsOf(literals), undefined];
}

/** The value of a parameter of the law that a path names; undefined for any other path. */
export function leyEn(ruta: string, { jurisdiccion }: EntrevistaCompilada): unknown {
  return valueAt({ ley: jurisdiccion.parametros(HOY) }, ruta);
}

function ofQuestion(pregunta: Pregunta, literals: readonly Literal[]): unknown[] {
  switch (pregunta.tipo) {
    case 'siNo':
      return [true, false];
    case 'declaracion':
      return [true];
    case 'opcion':
      return pregunta.opciones.map(({ valor }) => valor);
    case 'opcionMultiple': {
      const all = pregunta.opciones.map(({ valor }) => valor);
      return [...all.map((valor) => [valor]), all];
    }
    case 'numero':
    case 'moneda':
    case 'porcentaje':
      return numbersOf([...literals, ...boundsOf(pregunta)]).filter((n) => within(n, pregunta.min, pregunta.max));
    case 'fecha':
      return daysOf(literals);
    case 'hora':
      return ['00:00', '12:00', '23:59'];
    case 'texto':
    case 'parrafo':
      return textsOf(literals);
    default:
      return ['uno', 'otro'];
  }
}

/** Lists of one item, of two without answers, and, of groups, of one and of two alike with each combination of answers, while they are few. */
function listsOf({ campos }: Campo, literals: readonly Literal[]): unknown[] {
  const items = groupsOf(campos, literals);
  return [[{}], [{}, {}], ...(campos.length > 0 ? items.flatMap((item) => [[item], [item, item]]) : [])];
}

/** Groups of answers, those that a literal may be compared with before the rest, while their combinations are few. */
function groupsOf(campos: readonly Campo[], literals: readonly Literal[]): Objeto[] {
  let items: Objeto[] = [{}];
  for (const { clave, pregunta, campos: dentro } of campos.toSorted((a, b) => rank(a, literals) - rank(b, literals))) {
    const values = dentro.length > 0 ? groupsOf(dentro, literals) : ofQuestion(pregunta, literals);
    if (items.length * values.length <= COMBINACIONES_MAXIMAS)
      items = items.flatMap((item) => values.map((valor) => ({ ...item, [clave]: valor })));
  }
  return items;
}

/** Lower for what decides a condition: an option that is named, a group that has one, a yes or no. */
function rank({ pregunta, campos }: Campo, literals: readonly Literal[]): number {
  if ('opciones' in pregunta) return pregunta.opciones.some(({ valor }) => literals.includes(valor)) ? 0 : 3;
  if (campos.length > 0) return campos.some((part) => rank(part, literals) === 0) ? 1 : 3;
  return pregunta.tipo === 'siNo' ? 2 : 3;
}

function ofDerived({ tipo }: Derivado, literals: readonly Literal[]): unknown[] {
  if (tipo === 'fecha') return daysOf(literals);
  return tipo === 'texto' ? textsOf(literals) : numbersOf(literals);
}

function numbersOf(literals: readonly Literal[]): number[] {
  const near = literals.flatMap((n) => (typeof n === 'number' ? [n - 1, n, n + 1] : []));
  return [...new Set([0, 1, 1_000_000_000, ...near])];
}

function boundsOf({ min, max }: { min?: unknown; max?: unknown }): number[] {
  return [min, max].filter((bound) => typeof bound === 'number');
}

function daysOf(literals: readonly Literal[]): string[] {
  const days = literals.filter((text): text is string => typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text));
  return [...DIAS, ...days.flatMap((dia) => [sumarDias(dia, -1), dia, sumarDias(dia, 1)])];
}

function textsOf(literals: readonly Literal[]): string[] {
  return [...new Set(['cualquiera', ...literals.filter((text): text is string => typeof text === 'string')])];
}

function within(n: number, min: unknown, max: unknown): boolean {
  return !(typeof min === 'number' && n < min) && !(typeof max === 'number' && n > max);
}

/** Optional, or hidden by a condition of its own or of the groups around it. */
function mayBeMissing(ruta: string, { indice }: EntrevistaCompilada): boolean {
  const parts = ruta.split('.');
  return parts.some((_, i) => {
    const campo = indice.get(parts.slice(0, i + 1).join('.'));
    return campo !== undefined && (campo.visibleSi !== undefined || campo.pregunta.obligatoria === false);
  });
}
