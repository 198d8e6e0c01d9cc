import type { ComponentType, ReactNode } from 'react';
import type { To } from 'react-router';

/** A column of a list. The first one names the row, leads to it and is always seen. */
export interface Column<Row> {
  /** Also the name of its order, where the list may be ordered by it. */
  readonly name: string;
  readonly label: string;
  readonly sortable?: boolean;
  /** Amounts and counts stand at the right. */
  readonly numeric?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

/** Something to do with a row beside opening it. */
export interface RowAction {
  readonly label: string;
  readonly icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  readonly run: () => void;
}

export interface RowsProps<Row> {
  /** Stands before the name: what a row is moved by. */
  readonly lead?: Column<Row> | undefined;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly linkTo: (row: Row) => { readonly to: To; readonly state: unknown };
  readonly actionsOf?: ((row: Row) => readonly RowAction[]) | undefined;
}

/** A choice of one value that narrows a list; without it, any. Without options it is a day. */
export interface Filter {
  readonly name: string;
  readonly label: string;
  /** Said while nothing is chosen. */
  readonly any: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}
