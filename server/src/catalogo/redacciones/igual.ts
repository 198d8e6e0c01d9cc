/** Values as JSON whose keys may come in any order, since the database keeps its own. */
export function isIgual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isIgual(a[key as keyof typeof a], b[key as keyof typeof b]));
}
