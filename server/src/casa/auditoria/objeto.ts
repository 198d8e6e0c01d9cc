import type { DB } from '../../db/tables.ts';
import { snakeOf } from '../catalogos/objeto.ts';

/** A row that administrative acts are done to, as their record names it. Tables and columns as the database writes them. */
export interface Objeto {
  readonly tabla: string;
  /** Column of the key; null for a table with one row only. */
  readonly id: string | null;
  /** Other parameters of a path that name the row, each with its column. */
  readonly claves?: Readonly<Record<string, string>>;
  /** The column that people know it by, or that of the row it belongs to. */
  readonly nombre: string | Padre | null;
  /** The row that says whose data it is, when looks at it are recorded for that person. */
  readonly titular?: Padre;
  /** Columns whose changes are recorded. Others never are: no secret, no identity number. */
  readonly campos: readonly string[];
  /** Columns whose change is recorded without their values. */
  readonly reservados?: readonly string[];
  /** Its module locks the whole table, so reading it before must do so too. */
  readonly tomaTabla?: true;
  /** Its module locks it after another row, so reading it here must not lock it first. Its revision guards it. */
  readonly sinTomar?: true;
}

export interface Padre {
  readonly tabla: string;
  /** The key of the parent, which the row has too. */
  readonly por: string;
  readonly nombre: string;
}

type Columna<T extends keyof DB> = keyof DB[T] & string;

/** An {@link Objeto} of a table of ours: a column that the table does not have does not compile. */
interface DeTabla<T extends keyof DB> extends Pick<Objeto, 'titular' | 'sinTomar'> {
  readonly id: Columna<T> | null;
  readonly claves?: Readonly<Record<string, Columna<T>>>;
  readonly nombre: Columna<T> | Padre | null;
  readonly campos: readonly Columna<T>[];
  readonly reservados?: readonly Columna<T>[];
}

export function objeto<T extends keyof DB>(
  tabla: T,
  { id, claves = {}, nombre, campos, reservados, ...rest }: DeTabla<T>,
): Objeto {
  return {
    ...rest,
    tabla: snakeOf(tabla),
    id: id && snakeOf(id),
    claves: Object.fromEntries(Object.entries(claves).map(([parametro, columna]) => [parametro, snakeOf(columna)])),
    nombre: typeof nombre === 'string' ? snakeOf(nombre) : nombre,
    campos: campos.map(snakeOf),
    ...(reservados && { reservados: reservados.map(snakeOf) }),
  };
}

export function padre<T extends keyof DB>(tabla: T, por: Columna<T>, nombre: Columna<T>): Padre {
  return { tabla: snakeOf(tabla), por: snakeOf(por), nombre: snakeOf(nombre) };
}

/** `id_usuario`, as the database writes it, is `idUsuario` everywhere else. */
export function camelOf(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
