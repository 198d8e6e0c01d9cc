import { type Objeto, own } from '../json.ts';
import { evaluar, type Logica, seCumple, variablesLeidas } from '../logica/logica.ts';
import type { Campo, EntrevistaCompilada } from './compilada.ts';
import type { Derivado, Pregunta } from './modelo.ts';
import { isVacio, leerValor } from './valor.ts';

/** More items than this are kept but not looked at. */
export const ELEMENTOS_MAXIMOS = 200;

/** What counts of the answers: `datos` holds only what is seen and readable, with defaults, derived values and context. */
export type Efectivas = { datos: Objeto; visibles: Set<string> };

/**
 * Works out what is seen and what it is worth, each question after those it needs, so that a hidden answer decides
 * nothing. Source: domain-gt 4.7, rule 2.
 */
export function calcularEfectivas(entrevista: EntrevistaCompilada, respuestas: Objeto, contexto: Objeto): Efectivas {
  const efectivas: Efectivas = { datos: { ...contexto }, visibles: new Set() };
  for (const item of entrevista.orden) {
    const { datos } = efectivas;
    const valor = isCampo(item) ? worth(item, own(respuestas, item.clave), datos, item.ruta) : derivar(item, datos);
    if (valor !== undefined) datos[item.clave] = valor;
  }
  return efectivas;

  function worth(campo: Campo, respuesta: unknown, alcance: Objeto, ruta: string): unknown {
    if (campo.visibleSi !== undefined && !seCumple(campo.visibleSi, alcance)) return undefined;
    efectivas.visibles.add(ruta);
    if (campo.elemento)
      return worthOfList(campo.elemento, isVacio(respuesta) ? campo.pregunta.defecto : respuesta, alcance, ruta);
    if (campo.campos.length > 0) return worthOfGroup(campo, respuesta, alcance, ruta);
    return worthOfLeaf(campo.pregunta, isVacio(respuesta) ? campo.pregunta.defecto : respuesta);
  }

  function worthOfLeaf(pregunta: Pregunta, given: unknown): unknown {
    if (isVacio(given)) return undefined;
    const read = leerValor(pregunta, given, entrevista.jurisdiccion);
    return read.ok ? read.valor : undefined;
  }

  function worthOfGroup(campo: Campo, respuesta: unknown, alcance: Objeto, ruta: string): Objeto {
    const group: Objeto = {};
    for (const part of campo.orden) {
      const inner = isPlain(part) ? alcance : { ...alcance, ...group };
      const valor = worth(part, own(respuesta, part.clave), inner, `${ruta}.${part.clave}`);
      if (valor !== undefined) group[part.clave] = valor;
    }
    return group;
  }

  function worthOfList(elemento: Campo, respuesta: unknown, alcance: Objeto, ruta: string): unknown {
    if (!Array.isArray(respuesta)) return undefined;
    return respuesta
      .slice(0, ELEMENTOS_MAXIMOS)
      .map((item: unknown, i) => worth(elemento, item, alcance, `${ruta}.${i}`) ?? null);
  }
}

/** A derived value is known only when everything it reads on this data is. */
function derivar(derivado: Derivado, datos: Objeto): unknown {
  const missing = variablesLeidas(derivado.valor, datos).some((name) => valueAt(datos, name) === undefined);
  if (missing) return undefined;
  const value = evaluar(derivado.valor, datos);
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

/** The value of a limit, which may read other answers. */
export function limite(rule: Logica | undefined, datos: Objeto): unknown {
  return rule === undefined ? undefined : evaluar(rule, datos);
}
