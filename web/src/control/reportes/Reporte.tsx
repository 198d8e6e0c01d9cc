import type { Endpoint, Input, Light } from '@fedatario/contract/base';
import { formatosDeReporte, ordenarFilas, type ReporteDeOficina } from '@fedatario/contract/control';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { estaAlReves } from '../../lib/list-state.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ColumnsMenu, ExportMenu } from '../../ui/table/menus.tsx';
import { useExport } from '../../ui/table/use-export.ts';
import { Periodo } from './Periodo.tsx';
import { queryOf, usePeriodo } from './periodo.ts';
import css from './reportes.module.css';
import { type ColumnaDeReporte, TablaDeReporte } from './TablaDeReporte.tsx';
import { useMirada } from './vistas/use-mirada.ts';
import { Vistas } from './vistas/Vistas.tsx';

interface Props<E extends Endpoint, Row> {
  reporte: ReporteDeOficina;
  titulo: string;
  detalle: string;
  llamada: Light<E>;
  columnas: readonly ColumnaDeReporte<Row>[];
  keyOf: (row: Row) => string;
}

/**
 * One report: its period, its rows with their sums, its views and the file with exactly those. `llamada` takes a period and answers the rows.
 */
export function Reporte<E extends Endpoint, Row extends object>(props: Props<E, Row>) {
  const { reporte, titulo, detalle, llamada, columnas, keyOf } = props;
  const t = useT();
  const { periodo, change } = usePeriodo();
  const mirada = useMirada(reporte);
  const { orden, ocultas } = mirada;
  const query = queryOf(periodo);
  const alReves = estaAlReves({ ...periodo });
  const { data, error, refetch } = useCall(llamada, { query } as Input<E>, { enabled: !alReves, fresh: true });
  const suya = { ...query, ...(orden && { orden }), ...(ocultas.length > 0 && { ocultas: ocultas.join(',') }) };
  const exporting = useExport(calls.reportes.export, { reporte, ...suya }, formatosDeReporte);
  const rows = data as readonly Row[] | undefined;
  const nombradas = columnas.map(({ name = '', label }) => ({ name, label }));
  return (
    <>
      <Titulo pantalla={titulo} />
      <PageHead title={titulo} text={detalle}>
        <Row gap={2} wrap>
          <Vistas reporte={reporte} periodo={periodo} mirada={mirada} />
          <ColumnsMenu list={mirada} columns={nombradas} />
          <ExportMenu exporting={exporting} />
        </Row>
      </PageHead>
      <Periodo periodo={periodo} onChange={change} />
      {error && !rows && <Failure error={error} retry={refetch} heading="h2" />}
      {!rows && !error && !alReves && <Skeleton pieces={[48, 48, 48]} label={t('comun.cargando')} />}
      {rows && rows.length === 0 && <p className={css.vacio}>{t('reportes.vacio')}</p>}
      {rows && rows.length > 0 && (
        <TablaDeReporte
          titulo={titulo}
          rows={ordenarFilas(rows, orden)}
          columnas={columnas.filter(({ name = '' }) => !ocultas.includes(name))}
          keyOf={keyOf}
          orden={{ actual: orden, onChange: (next) => mirada.change({ orden: next }) }}
        />
      )}
    </>
  );
}
