import type { T } from '../../i18n/i18n.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { type ColumnaDeReporte, TablaDeReporte } from '../reportes/TablaDeReporte.tsx';
import { Parte } from './MarcoDeTablero.tsx';

interface Props<Row> {
  readonly aviso: string;
  readonly titulo: string;
  readonly detalle: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly columnas: readonly ColumnaDeReporte<Row>[];
}

/** The warning that figures are not reliable, and the closed periods that make them so. */
export function QueDifieren<Row>({ aviso, titulo, detalle, ...tabla }: Props<Row>) {
  return (
    <>
      <Notice tone="error">{aviso}</Notice>
      {tabla.rows.length > 0 && (
        <Parte titulo={titulo} detalle={detalle}>
          <TablaDeReporte titulo={titulo} {...tabla} />
        </Parte>
      )}
    </>
  );
}

interface Diferencia<Nombre extends string> {
  readonly guardado: Readonly<Record<Nombre, number>>;
  readonly filas: Readonly<Record<Nombre, number>>;
}

/** A column of a sum: as it is kept and as its rows say it, once where they are the same. */
export function columnaDePar<Nombre extends string>(
  t: T,
  { label, name, escrito }: { label: string; name: Nombre; escrito: (n: number) => string },
): ColumnaDeReporte<Diferencia<Nombre>> {
  return {
    label,
    numeric: true,
    cell: ({ guardado, filas }) =>
      guardado[name] === filas[name]
        ? escrito(filas[name])
        : t('tableros.venta.diferencias.par', { guardado: escrito(guardado[name]), filas: escrito(filas[name]) }),
  };
}
