import { isDeepStrictEqual } from 'node:util';
import type { CambioDeRespuesta, ConflictoDeRespuesta, Respuestas } from '@fedatario/contract/borrador';

/** A changed question with its answer before and after; null is no answer. */
export interface CambioHecho {
  readonly clave: string;
  readonly antes: unknown;
  readonly despues: unknown;
}

export interface Mezcla {
  /** The caller's changes to the saved answers. */
  readonly cambios: CambioHecho[];
  /** Changes that the caller has not seen yet. */
  readonly ajenos: CambioDeRespuesta[];
  readonly conflictos: ConflictoDeRespuesta[];
}

/**
 * A three-way merge by question. `desde` are the answers the caller knew, `actuales` the saved ones, `enviados` the caller's
 * changes to the known ones. A question that only one side changed takes that side; one that both changed, to different
 * answers, is a conflict.
 */
export function mezclar(desde: Respuestas, actuales: Respuestas, enviados: readonly CambioDeRespuesta[]): Mezcla {
  const sent = new Map(enviados.map(({ clave, valor }) => [clave, valor ?? null]));
  const mezcla: Mezcla = { cambios: [], ajenos: [], conflictos: [] };
  for (const clave of new Set([...Object.keys(desde), ...Object.keys(actuales), ...sent.keys()])) {
    const known = respuestaDe(desde, clave);
    const stands = respuestaDe(actuales, clave);
    const mine = sent.has(clave) ? sent.get(clave) : known;
    if (same(mine, stands)) continue;
    if (same(mine, known)) mezcla.ajenos.push({ clave, valor: stands });
    else if (same(known, stands)) mezcla.cambios.push({ clave, antes: stands, despues: mine });
    else mezcla.conflictos.push({ clave, enviado: mine, guardado: stands });
  }
  return mezcla;
}

/**
 * Merges as {@link mezclar} does when the answers the caller knew are no longer stored: a difference is a conflict, and every
 * other answer is new to the caller.
 */
export function sinHistoria(actuales: Respuestas, enviados: readonly CambioDeRespuesta[]): Mezcla {
  const sent = new Set(enviados.map(({ clave }) => clave));
  const ajenos = Object.entries(actuales).flatMap(([clave, valor]) => (sent.has(clave) ? [] : [{ clave, valor }]));
  const conflictos = enviados.flatMap(({ clave, valor }) => {
    const guardado = respuestaDe(actuales, clave);
    return same(valor ?? null, guardado) ? [] : [{ clave, enviado: valor ?? null, guardado }];
  });
  return { cambios: [], ajenos, conflictos };
}

export function aplicar(respuestas: Respuestas, cambios: readonly CambioHecho[]): Respuestas {
  const result = { ...respuestas };
  for (const { clave, despues } of cambios) {
    if (despues === null) delete result[clave];
    else result[clave] = despues;
  }
  return result;
}

/** Changes that undo these. */
export function inversos(cambios: readonly CambioHecho[]): CambioHecho[] {
  return cambios.map(({ clave, antes, despues }) => ({ clave, antes: despues, despues: antes }));
}

/** Undoes some changes, given from the last to the first. */
export function retroceder(respuestas: Respuestas, cambios: readonly (readonly CambioHecho[])[]): Respuestas {
  return cambios.reduce<Respuestas>((known, change) => aplicar(known, inversos(change)), respuestas);
}

/** The changes that lead from some answers to others. */
export function diferencias(antes: Respuestas, despues: Respuestas): CambioHecho[] {
  return [...new Set([...Object.keys(antes), ...Object.keys(despues)])].flatMap((clave) => {
    const change = { clave, antes: respuestaDe(antes, clave), despues: respuestaDe(despues, clave) };
    return same(change.antes, change.despues) ? [] : [change];
  });
}

function respuestaDe(respuestas: Respuestas, clave: string): unknown {
  return Object.hasOwn(respuestas, clave) ? (respuestas[clave] ?? null) : null;
}

function same(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(a, b);
}
