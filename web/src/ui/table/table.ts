import type { ComponentType, ReactNode } from 'react';
import type { To } from 'react-router';

/** A column of a list. The first names the row, links to it and is always visible. */
export interface Column<Row> {
  /** Also the name of its order, if the list can be sorted by it. */
  readonly name: string;
  readonly label: string;
  readonly sortable?: boolean;
  /** Amounts and counts are aligned at the end. */
  readonly numeric?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

/** An action on a row besides opening it. */
export interface RowAction {
  readonly label: string;
  readonly icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  readonly run: () => void;
}

export interface RowsProps<Row> {
  /** Column before the name, for the handle that moves the row. */
  readonly lead?: Column<Row> | undefined;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly linkTo: (row: Row) => { readonly to: To; readonly state: unknown };
  readonly actionsOf?: ((row: Row) => readonly RowAction[]) | undefined;
}

/** A filter with one value, or any. Without options it is a date. */
export interface Filter {
  readonly name: string;
  readonly label: string;
  /** Label while no value is chosen. */
  readonly any: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}
