import type { Callable, Endpoint, Input } from '@fedatario/contract';
import type { ReactNode } from 'react';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { PageHead } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ExportMenu } from '../../ui/table/menus.tsx';
import { useExport } from '../../ui/table/use-export.ts';
import { Periodo } from './Periodo.tsx';
import { queryOf, usePeriodo } from './periodo.ts';
import css from './reportes.module.css';

/** A column of a report. `total` sums it over the rows; the first column names the row. */
export interface ColumnaDeReporte<Row> {
  readonly label: string;
  readonly numeric?: boolean;
  readonly cell: (row: Row) => ReactNode;
  readonly total?: (rows: readonly Row[]) => ReactNode;
}

interface Props<E extends Endpoint, X extends Endpoint, Row> {
  titulo: string;
  detalle: string;
  llamada: Callable<E>;
  exportar: Callable<X>;
  columnas: readonly ColumnaDeReporte<Row>[];
  keyOf: (row: Row) => string;
}

/**
 * One report: its period, its rows with their sums, and the file with exactly those. `llamada` takes a period and answers the rows.
 */
export function Reporte<E extends Endpoint, X extends Endpoint, Row>(props: Props<E, X, Row>) {
  const { titulo, detalle, llamada, exportar, columnas, keyOf } = props;
  const t = useT();
  const { periodo, change } = usePeriodo();
  const query = queryOf(periodo);
  const alReves = periodo.hasta !== '' && periodo.hasta < periodo.desde;
  const { data, error, refetch } = useCall(llamada, { query } as Input<E>, { enabled: !alReves, fresh: true });
  const exporting = useExport(exportar, query as never);
  const rows = data as readonly Row[] | undefined;
  return (
    <>
      <Titulo pantalla={titulo} />
      <PageHead title={titulo} text={detalle}>
        <ExportMenu exporting={exporting} />
      </PageHead>
      <Periodo periodo={periodo} onChange={change} />
      {error && !rows && <Failure error={error} retry={refetch} heading="h2" />}
      {!rows && !error && !alReves && <Skeleton pieces={[48, 48, 48]} label={t('comun.cargando')} />}
      {rows && rows.length === 0 && <p className={css.vacio}>{t('reportes.vacio')}</p>}
      {rows && rows.length > 0 && <Tabla titulo={titulo} rows={rows} columnas={columnas} keyOf={keyOf} />}
    </>
  );
}

interface TablaProps<Row> {
  titulo: string;
  rows: readonly Row[];
  columnas: readonly ColumnaDeReporte<Row>[];
  keyOf: (row: Row) => string;
}

function Tabla<Row>({ titulo, rows, columnas, keyOf }: TablaProps<Row>) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls a wide table only when it can take the focus.
    <section className={css.scroll} aria-label={titulo} tabIndex={0}>
      <table className={css.tabla}>
        <caption className="visualmente-oculto">{titulo}</caption>
        <thead>
          <tr>
            {columnas.map(({ label, numeric }) => (
              <th key={label} scope="col" data-numeric={numeric}>
                {label}
              </th>
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
      </table>
    </section>
  );
}
