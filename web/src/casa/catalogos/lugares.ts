import type { LugarDeEntrada } from '@fedatario/contract/casa';

/** Sorts rows by a list of ids; rows not in it keep their order at the end. */
export function ordenados<R extends { readonly id: string }>(
  rows: readonly R[],
  ids: readonly string[] | undefined,
): readonly R[] {
  if (!ids) return rows;
  const at = new Map(ids.map((id, index) => [id, index]));
  return rows.toSorted((a, b) => (at.get(a.id) ?? ids.length) - (at.get(b.id) ?? ids.length));
}

/**
 * Moves an entry among the visible rows: returns the new order and the request to the server. The request names a
 * visible neighbour, so it is right whatever rows precede or follow. Undefined when nothing moves.
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
