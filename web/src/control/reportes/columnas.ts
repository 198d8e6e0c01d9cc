import type { MesDeVentas } from '@fedatario/contract/control';
import type { T } from '../../i18n/i18n.ts';
import { dinero } from '../../lib/format.ts';
import type { ColumnaDeReporte } from './TablaDeReporte.tsx';

type Vendido = Pick<MesDeVentas, 'vendidos' | 'subtotal' | 'descuento' | 'cobrado' | 'devuelto'>;

const sum = <Row>(rows: readonly Row[], amountOf: (row: Row) => number) =>
  rows.reduce((total, row) => total + amountOf(row), 0);

/** A count with its sum. `name` is that of the column in the report, by which it is ordered and hidden. */
export function cantidad<Row>(label: string, amountOf: (row: Row) => number, name?: string): ColumnaDeReporte<Row> {
  return {
    ...(name !== undefined && { name }),
    label,
    numeric: true,
    cell: (row) => amountOf(row).toLocaleString('en'),
    total: (rows) => sum(rows, amountOf).toLocaleString('en'),
  };
}

/** An amount in centavos with its sum. */
export function monto<Row>(label: string, amountOf: (row: Row) => number, name?: string): ColumnaDeReporte<Row> {
  return {
    ...(name !== undefined && { name }),
    label,
    numeric: true,
    cell: (row) => dinero(amountOf(row)),
    total: (rows) => dinero(sum(rows, amountOf)),
  };
}

/** The columns of what was sold, what was given back, and the difference. */
export function deVendido<Row extends Vendido>(t: T): ColumnaDeReporte<Row>[] {
  return [
    cantidad(t('reportes.columna.vendidos'), ({ vendidos }) => vendidos, 'vendidos'),
    monto(t('reportes.columna.subtotal'), ({ subtotal }) => subtotal, 'subtotal'),
    monto(t('reportes.columna.descuento'), ({ descuento }) => descuento, 'descuento'),
    monto(t('reportes.columna.cobrado'), ({ cobrado }) => cobrado, 'cobrado'),
    monto(t('reportes.columna.devuelto'), ({ devuelto }) => devuelto, 'devuelto'),
    monto(t('reportes.columna.neto'), ({ cobrado, devuelto }) => cobrado - devuelto, 'neto'),
  ];
}
