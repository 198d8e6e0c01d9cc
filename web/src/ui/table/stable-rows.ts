/**
 * The old order with new values, so that no row appears, vanishes or moves. `fresh`: rows from the server; `shown`:
 * rows on screen.
 */
export function inOldOrder<Row>(
  fresh: readonly Row[],
  shown: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const now = new Map(fresh.map((row) => [keyOf(row), row]));
  return shown.map((row) => now.get(keyOf(row)) ?? row);
}

export function sameOrder<Row>(a: readonly Row[], b: readonly Row[], keyOf: (row: Row) => string): boolean {
  return a.length === b.length && a.every((row, i) => keyOf(row) === keyOf(b[i] as Row));
}
