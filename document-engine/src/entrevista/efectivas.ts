import { type Objeto, own } from '../base/json.ts';
import { parseDia } from '../calendario/dia.ts';
import { evaluar, type Logica, seCumple, variablesLeidas } from '../logica/logica.ts';
import type { Derivado } from '../modelo/entrevista.ts';
import type { Campo, EntrevistaCompilada } from './compilada.ts';
import { isVacio, leerValor } from './valor.ts';

/** More items than this are kept but not looked at. */
export const ELEMENTOS_MAXIMOS = 200;

/** More questions seen than this, lists and all, are not worked out: `excedidas` says so. */
const VISIBLES_MAXIMAS = 10_000;

/** The effective answers: `datos` holds the visible and readable ones, with defaults, derived values and context. */
export type Efectivas = { datos: Objeto; visibles: Set<string>; excedidas: boolean };

/**
 * Works out what is seen and what it is worth, each question after those it needs, so that a hidden answer decides
 * nothing. Source: domain-gt 4.7, rule 2.
 */
export function calcularEfectivas(entrevista: EntrevistaCompilada, respuestas: Objeto, contexto: Objeto): Efectivas {
  const calculo: Calculo = { entrevista, visibles: new Set() };
  const datos: Objeto = { ...contexto, ...leyDe(entrevista, contexto) };
  for (const item of entrevista.orden) {
    const valor = isCampo(item)
      ? worth({ campo: item, respuesta: own(respuestas, item.clave), alcance: datos, ruta: item.ruta }, calculo)
      : derivar(item, datos);
    if (valor !== undefined) datos[item.clave] = valor;
  }
  return { datos, visibles: calculo.visibles, excedidas: calculo.visibles.size >= VISIBLES_MAXIMAS };
}

/** The legal parameters of the context's day, unless the context brings its own. */
function leyDe({ jurisdiccion }: EntrevistaCompilada, { hoy, ley }: Objeto): Objeto {
  return { ley: ley ?? (typeof hoy === 'string' && parseDia(hoy).ok ? jurisdiccion.parametros(hoy) : {}) };
}

type Calculo = { entrevista: EntrevistaCompilada; visibles: Set<string> };
/** A question at its place, and what its conditions see from there. */
type Lugar = { campo: Campo; respuesta: unknown; alcance: Objeto; ruta: string };

function worth(lugar: Lugar, calculo: Calculo): unknown {
  const { campo, respuesta, alcance, ruta } = lugar;
  if (campo.visibleSi !== undefined && !seCumple(campo.visibleSi, alcance)) return undefined;
  if (calculo.visibles.size >= VISIBLES_MAXIMAS) return undefined;
  calculo.visibles.add(ruta);
  if (campo.campos.length > 0) return worthOfGroup(lugar, calculo);
  const given = dada(campo, respuesta);
  return campo.elemento ? worthOfList(campo.elemento, given, lugar, calculo) : worthOfLeaf(campo, given, calculo);
}

/** The given answer, or the one that stands for it: a default, or the people that a list of them cannot lack, still empty. */
export function dada({ pregunta, elemento }: Campo, respuesta: unknown): unknown {
  if (!isVacio(respuesta)) return respuesta;
  if (pregunta.tipo !== 'lista' || elemento?.pregunta.tipo !== 'persona') return pregunta.defecto;
  return Array.from({ length: pregunta.min ?? 0 }, () => ({}));
}

function worthOfLeaf({ pregunta }: Campo, given: unknown, { entrevista }: Calculo): unknown {
  if (isVacio(given)) return undefined;
  const read = leerValor(pregunta, given, entrevista.jurisdiccion);
  return read.ok ? read.valor : undefined;
}

function worthOfGroup({ campo, respuesta, alcance, ruta }: Lugar, calculo: Calculo): Objeto {
  const group: Objeto = {};
  /** Its own names hide those around it, also while they have no value. */
  const outside = { ...alcance, ...Object.fromEntries(campo.campos.map(({ clave }) => [clave, undefined])) };
  for (const part of campo.orden) {
    const seen = isPlain(part) ? outside : { ...outside, ...group };
    const inner = { campo: part, respuesta: own(respuesta, part.clave), alcance: seen, ruta: `${ruta}.${part.clave}` };
    const valor = worth(inner, calculo);
    if (valor !== undefined) group[part.clave] = valor;
  }
  return group;
}

function worthOfList(campo: Campo, given: unknown, { alcance, ruta }: Lugar, calculo: Calculo): unknown {
  if (!Array.isArray(given)) return undefined;
  return given
    .slice(0, ELEMENTOS_MAXIMOS)
    .map((respuesta: unknown, i) => worth({ campo, respuesta, alcance, ruta: `${ruta}.${i}` }, calculo) ?? null);
}

/** A derived value is known only when everything it reads on this data is. */
function derivar(derivado: Derivado, datos: Objeto): unknown {
  const missing = variablesLeidas(derivado.valor, datos).some((name) => valueAt(datos, name) === undefined);
  if (missing) return undefined;
  const value = evaluar(derivado.valor, datos);
  if (derivado.tipo === 'abonos') return Array.isArray(value) ? value : undefined;
  const right = typeof value === (derivado.tipo === 'fecha' || derivado.tipo === 'texto' ? 'string' : 'number');
  return right ? value : undefined;
}

/** The value at a dotted path, through own properties only. */
export function valueAt(datos: unknown, ruta: string): unknown {
  let value = datos;
  for (const part of ruta.split('.')) value = own(value, part);
  return value;
}

/** Nothing in it depends on the parts of its group. */
function isPlain({ visibleSi, campos, elemento }: Campo): boolean {
  return visibleSi === undefined && campos.length === 0 && elemento === undefined;
}

function isCampo(item: Campo | Derivado): item is Campo {
  return 'ruta' in item;
}

/** The value of a limit, which may be a rule over other answers; only then what it sees is worked out. */
export function limite(rule: Logica | undefined, alcance: () => Objeto): unknown {
  return typeof rule === 'object' && rule !== null ? evaluar(rule, alcance()) : rule;
}
