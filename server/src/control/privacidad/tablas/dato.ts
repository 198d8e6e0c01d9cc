import type { ClaseDeRetencion } from '@fedatario/contract/control';
import type { DB } from '../../../db/tables.ts';

export type NombreDeTabla = keyof DB;

/** Path from a row to its person: a column that holds the id, or one that leads to a table with a known path. */
type Camino = {
  readonly columna: string;
  readonly en?: NombreDeTabla;
  /** Column of that table; it has the same name, if left out. */
  readonly por?: string;
};

/** Condition that limits a step to a part of a person's rows. */
export type Condicion =
  | 'entregada'
  | 'sinEntregar'
  | 'pagada'
  | 'sinPagar'
  | 'anulada'
  | 'comprado'
  | 'sinComprar'
  | 'entregadaSinNotario'
  | 'sinNotario'
  | 'deCuenta'
  | 'sinUso';

/** `inmediata`: when the account is closed. A class: once the law does not oblige to keep it any more. */
export type Momento = 'inmediata' | ClaseDeRetencion;

/** One step of erasing. `limpiar` leaves the row, with these values; `$u` within a text is the id of the user. */
export type Paso = {
  readonly en: Momento;
  readonly cuales?: Condicion;
} & ({ readonly hacer: 'borrar' } | { readonly hacer: 'limpiar'; readonly valores: Valores });
export type Valores = Readonly<Record<string, string | number | boolean | Buffer | null>>;

interface Copiada<T extends NombreDeTabla> {
  /** The title of the section in the person's copy. */
  readonly titulo: string;
  /** Columns left out because they are secret or say nothing to a person: hashes, keys, recomputed values. */
  readonly sin?: readonly (keyof DB[T])[];
  /** Columns that hold centavos. Names do not tell: `total` of a draft is its number of questions. */
  readonly dinero?: readonly (keyof DB[T])[];
  /** Sealed columns that the copy opens. */
  readonly abre?: readonly (keyof DB[T])[];
}

/** All facts about one table: whose its rows are, how they appear in a copy, and how they are erased. */
export interface Dato<T extends NombreDeTabla = NombreDeTabla> {
  readonly de: readonly [Camino, ...Camino[]];
  /** Reason for leaving the table out of the copy. */
  readonly copia: Copiada<T> | { readonly no: string };
  /** Names a file of the store, which goes with its row. */
  readonly archivo?: keyof DB[T] & string;
  readonly borrado: readonly Paso[];
  /** Reason why the rows that `borrado` leaves may stay, in the words of the class that keeps them. */
  readonly queda?: string;
}

/** An entry with the name of its table. */
export type ConTabla = Dato & { readonly tabla: NombreDeTabla };

/** A table without data of any customer, and the reason. */
export interface Ajeno {
  readonly ajeno: string;
}

export const suyo = { columna: 'idUsuario' } as const;
export const deSolicitud = { columna: 'idSolicitud', en: 'solicitudes' } as const;
export const deFactura = { columna: 'idFactura', en: 'facturas' } as const;
export const borrarTodo: readonly Paso[] = [{ en: 'inmediata', hacer: 'borrar' }];

/** Steps for the rows of one trámite's work: kept with a delivered trámite, erased at once with one never delivered. */
export const conElExpediente: readonly Paso[] = [
  { en: 'inmediata', hacer: 'borrar', cuales: 'sinEntregar' },
  { en: 'expediente', hacer: 'borrar', cuales: 'entregada' },
];

/** Checks an entry against the columns of its table. */
export function dato<T extends NombreDeTabla>(_tabla: T, entrada: Dato<T>): Dato<T> {
  return entrada;
}
