import type { LugarDeEntrada } from '@fedatario/contract';

/** Rows in the order of these ids; those that it does not name stay behind, as they come. */
export function ordenados<R extends { readonly id: string }>(
  rows: readonly R[],
  ids: readonly string[] | undefined,
): readonly R[] {
  if (!ids) return rows;
  const at = new Map(ids.map((id, index) => [id, index]));
  return rows.toSorted((a, b) => (at.get(a.id) ?? ids.length) - (at.get(b.id) ?? ids.length));
}

/**
 * The entry put at this place among those that are seen: how they stand then, and how the server is told. It is told by a
 * neighbour that is seen, so that it is right whatever stands before and after them. Undefined when nothing moves.
 */
export function lugarEn(ids: readonly string[], id: string, wanted: number) {
  const index = Math.max(0, Math.min(wanted, ids.length - 1));
  if (ids.indexOf(id) < 0 || ids.indexOf(id) === index) return undefined;
  const others = ids.filter((one) => one !== id);
  const next = others[index];
  const body: LugarDeEntrada =
    next === undefined ? { vecino: others.at(-1) ?? id, lado: 'despues' } : { vecino: next, lado: 'antes' };
  return { ids: others.toSpliced(index, 0, id), index, body };
}
