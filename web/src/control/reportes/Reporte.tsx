import type { Callable, Endpoint, Input } from '@fedatario/contract';
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
import { type ColumnaDeReporte, TablaDeReporte } from './TablaDeReporte.tsx';

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
      {rows && rows.length > 0 && <TablaDeReporte titulo={titulo} rows={rows} columnas={columnas} keyOf={keyOf} />}
    </>
  );
}
