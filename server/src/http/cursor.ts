import { AppError } from './errors.ts';

/** A position in an ordered list as an opaque text. */
function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The position a cursor stands for; undefined without one. Throws `datos-invalidos` for a text we did not write. */
export function decodeCursor(cursor: string | undefined, length: number): (string | number)[] | undefined {
  if (cursor === undefined) return undefined;
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(values) && values.length === length && values.every(isScalar)) return values;
  } catch {
    // Falls through to the refusal below.
  }
  throw new AppError('datos-invalidos');
}

/** Turns `limite + 1` rows into a page of `limite` and the position of the next one. */
export function toPage<T>(rows: readonly T[], limite: number, positionOf: (row: T) => readonly (string | number)[]) {
  const data = rows.slice(0, limite);
  const last = data.at(-1);
  return { data, siguiente: rows.length > limite && last ? encodeCursor(positionOf(last)) : null };
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
