import type { Objeto } from '../base/json.ts';
import type { EntrevistaCompilada } from '../entrevista/compilada.ts';
import { valueAt } from '../entrevista/efectivas.ts';
import { variables } from '../logica/logica.ts';
import type { Derivado } from '../modelo/entrevista.ts';

/** The scope of a place of the template: the meaning of its names, and the answers that decided that the place exists. */
export type Alcance = {
  /** Local names (`p`, the item of a list) and the path each stands for. */
  nombres: ReadonlyMap<string, string>;
  /** All data, with the local names. */
  datos: Objeto;
  /** `@n`: which item of the nearest list, from 1. */
  numero: number | undefined;
  condiciones: readonly string[];
};

export function rootScope(datos: Objeto): Alcance {
  return { nombres: new Map(), datos, numero: undefined, condiciones: [] };
}

/** The full path of a name of the template. */
export function absolute(name: string, { nombres }: Alcance): string {
  const dot = name.indexOf('.');
  const head = dot < 0 ? name : name.slice(0, dot);
  const path = nombres.get(head);
  if (path === undefined) return name;
  return dot < 0 ? path : path + name.slice(dot);
}

/** The same place with one more name. */
export function bind(alcance: Alcance, name: string, ruta: string, numero: number | undefined): Alcance {
  return {
    nombres: new Map(alcance.nombres).set(name, ruta),
    datos: { ...alcance.datos, [name]: valueAt(alcance.datos, ruta) },
    numero: numero ?? alcance.numero,
    condiciones: alcance.condiciones,
  };
}

/** The same place, known to depend on more answers. */
export function because(alcance: Alcance, rutas: readonly string[]): Alcance {
  if (rutas.length === 0) return alcance;
  return { ...alcance, condiciones: [...new Set([...alcance.condiciones, ...rutas])] };
}

/** The answers a path comes from: itself, or those a derived value reads. */
export function answersBehind(ruta: string, entrevista: EntrevistaCompilada): string[] {
  const derivado = findDerivado(ruta, entrevista);
  if (derivado === undefined) return [ruta];
  return [...new Set(variables(derivado.valor).flatMap((name) => answersBehind(name, entrevista)))];
}

/** The derived value at a path, or the one that the path is a part of. */
export function findDerivado(ruta: string, { definicion }: EntrevistaCompilada): Derivado | undefined {
  return definicion.derivados?.find(
    ({ clave, tipo }) => clave === ruta || (tipo === 'abonos' && ruta.startsWith(`${clave}.`)),
  );
}
