import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { Head } from '../../ui/table/Head.tsx';
import css from './reportes.module.css';

/**
 * A column of a report. `total` sums it over the rows; the first column names the row. One with a `name` can be ordered by, where the table
 * has an order, and hidden.
 */
export interface ColumnaDeReporte<Row> {
  readonly name?: string;
  readonly label: string;
  readonly numeric?: boolean;
  readonly cell: (row: Row) => ReactNode;
  readonly total?: (rows: readonly Row[]) => ReactNode;
}

interface TablaProps<Row> {
  titulo: string;
  rows: readonly Row[];
  columnas: readonly ColumnaDeReporte<Row>[];
  keyOf: (row: Row) => string;
  /** The order of the rows, and what is done when another is asked for; left out where they have one alone. */
  orden?: { readonly actual: string; readonly onChange: (orden: string) => void };
}

/** The rows of a report or of a part of a dashboard, and their sums where columns have one. */
export function TablaDeReporte<Row>({ titulo, rows, columnas, keyOf, orden }: TablaProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls a wide table only when it can take the focus.
    <section className={css.scroll} aria-label={titulo} tabIndex={0}>
      <table className={css.tabla}>
        <caption className="visualmente-oculto">{titulo}</caption>
        <thead>
          <tr>
            {columnas.map(({ name = '', label, numeric = false }) => (
              <Head
                key={label}
                column={{ name, label, numeric, sortable: orden !== undefined && name !== '' }}
                orden={orden?.actual ?? ''}
                onOrder={(next) => orden?.onChange(next)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columnas.map(({ label, numeric, cell }, index) =>
                index === 0 ? (
                  <th key={label} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={label} data-numeric={numeric}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {columnas.some(({ total }) => total) && <Totales rows={rows} columnas={columnas} />}
      </table>
    </section>
  );
}

function Totales<Row>({ rows, columnas }: Pick<TablaProps<Row>, 'rows' | 'columnas'>) {
  const t = useT();
  return (
    <tfoot>
      <tr>
        {columnas.map(({ label, numeric, total }, index) =>
          index === 0 ? (
            <th key={label} scope="row">
              {t('reportes.total')}
            </th>
          ) : (
            <td key={label} data-numeric={numeric}>
              {total?.(rows)}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}
