import { validate as isUuid } from 'uuid';
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

/** The position in a list that only its id orders. */
export function decodeIdCursor(cursor: string | undefined): string | undefined {
  const [id] = decodeCursor(cursor, 1) ?? [];
  if (id !== undefined && !isUuid(id)) throw new AppError('datos-invalidos');
  return id as string | undefined;
}

/** The position in a list that an instant orders, in milliseconds, and then an id. */
export function decodeInstantCursor(cursor: string | undefined): readonly [number, string] | undefined {
  const [instante, id] = decodeCursor(cursor, 2) ?? [];
  if (instante === undefined) return undefined;
  if (typeof instante !== 'number' || !Number.isSafeInteger(instante) || Math.abs(instante) > 8.64e15)
    throw new AppError('datos-invalidos');
  if (!isUuid(id)) throw new AppError('datos-invalidos');
  return [instante, String(id)];
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

/** Type of the sort key of each order of a list. */
export type Claves<C extends string> = Readonly<Record<C, 'number' | 'string'>>;

/**
 * Reads the position at which a page of an ordered list begins. The cursor names its order: one made for another order is
 * refused.
 */
export function decodePosition<C extends string>(cursor: string | undefined, orden: C | `-${C}`, claves: Claves<C>) {
  const values = decodeCursor(cursor, 3);
  if (!values) return undefined;
  const [named, clave = '', id] = values;
  const tipo = claves[orden.replace(/^-/, '') as C];
  const right = tipo === 'number' ? Number.isSafeInteger(clave) : typeof clave === 'string' && !/\p{Cc}/u.test(clave);
  if (named !== orden || !right || !isUuid(String(id))) throw new AppError('datos-invalidos');
  return { clave, id: String(id) };
}

/** The page of `limite + 1` rows of an ordered list, each with the `clave` it is ordered by. */
export function toOrderedPage<T extends { readonly clave: string | number }>(
  rows: readonly T[],
  { orden, limite, idOf }: { orden: string; limite: number; idOf: (row: T) => string },
) {
  return toPage(rows, limite, (row) => [orden, row.clave, idOf(row)]);
}
