import { estadosTramite } from '../solicitud/hechos-de-tramite.ts';

export const reportesDeOficina = [
  'ventas-mensuales',
  'detalle-productos',
  'productos-mas-vendidos',
  'tramites-por-estado',
] as const;
export type ReporteDeOficina = (typeof reportesDeOficina)[number];

const vendido = ['vendidos', 'subtotal', 'descuento', 'cobrado', 'devuelto', 'neto'] as const;

/** The columns of each report as its screen has them; the first names the row and is never hidden. */
export const columnasDeReporte = {
  'ventas-mensuales': ['mes', 'pedidos', ...vendido],
  'detalle-productos': ['nombre', ...vendido, 'ultimaVenta'],
  'productos-mas-vendidos': ['nombre', 'vendidos', 'cobrado', 'neto'],
  'tramites-por-estado': ['estado', 'cantidad', 'vencidos', 'masAntiguo'],
} as const satisfies Record<ReporteDeOficina, readonly string[]>;
export type ColumnaDeReporte = (typeof columnasDeReporte)[ReporteDeOficina][number];

/** A column of the report, with `-` before it for the other way round. */
export function esOrdenDe(reporte: ReporteDeOficina, orden: string): boolean {
  return esColumnaDe(reporte, orden.replace(/^-/, ''));
}

export function esColumnaDe(reporte: ReporteDeOficina, columna: string): boolean {
  return (columnasDeReporte[reporte] as readonly string[]).includes(columna);
}

/** Rows by a column of theirs; without one, as the report gives them. Rows without that value come last, either way. */
export function ordenarFilas<Row extends object>(rows: readonly Row[], orden: string | undefined): readonly Row[] {
  if (orden === undefined || orden === '') return rows;
  const [columna, sentido] = orden.startsWith('-') ? [orden.slice(1), -1] : [orden, 1];
  return rows.toSorted((a, b) => comparar(valorDe(a, columna), valorDe(b, columna), sentido));
}

type Valor = string | number | null;

function valorDe(row: object, columna: string): Valor {
  const fila = row as Readonly<Record<string, Valor>>;
  if (columna === 'neto') return Number(fila.cobrado) - Number(fila.devuelto);
  if (columna === 'estado') return (estadosTramite as readonly string[]).indexOf(String(fila.estado));
  return fila[columna] ?? null;
}

function comparar(a: Valor, b: Valor, sentido: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * sentido;
  return String(a).localeCompare(String(b), 'es', { numeric: true }) * sentido;
}
