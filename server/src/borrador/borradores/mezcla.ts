import { isDeepStrictEqual } from 'node:util';
import type { CambioDeRespuesta, ConflictoDeRespuesta, Respuestas } from '@fedatario/contract';

/** One question of a change: its answer before and after; null is no answer. */
export interface CambioHecho {
  readonly clave: string;
  readonly antes: unknown;
  readonly despues: unknown;
}

export interface Mezcla {
  /** What the caller's answers change of those that stand. */
  readonly cambios: CambioHecho[];
  /** What the caller does not have yet. */
  readonly ajenos: CambioDeRespuesta[];
  readonly conflictos: ConflictoDeRespuesta[];
}

/**
 * A three-way merge by question. `desde` is what the caller knew, `actuales` what stands, `enviados` what she answers
 * over what she knew. A question that only one side changed takes that side; one that both changed, to different
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

/** As {@link mezclar} when nobody remembers what the caller knew: what differs is a conflict, the rest is news to her. */
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

/** The changes that take back these ones. */
export function inversos(cambios: readonly CambioHecho[]): CambioHecho[] {
  return cambios.map(({ clave, antes, despues }) => ({ clave, antes: despues, despues: antes }));
}

/** The answers of before some changes, which are given from the last to the first. */
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
