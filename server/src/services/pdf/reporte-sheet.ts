import { marcoOf, type PdfOptions } from './sheet.ts';

/** A table of the office with the head of the company, each text as it is printed. */
export interface ReporteImpreso {
  readonly plantilla: 'reporte';
  readonly titulo: string;
  readonly empresa: { readonly nombre: string; readonly lineas: readonly string[] };
  /** The period, the order and the instant of the figures. */
  readonly datos: readonly (readonly [nombre: string, valor: string])[];
  readonly columnas: readonly { readonly titulo: string; readonly esNumero: boolean }[];
  readonly filas: readonly (readonly string[])[];
  /** Sums of the columns, empty where one has none; null without rows. */
  readonly totales: readonly string[] | null;
  /** Printed instead of the table when it has no rows. */
  readonly vacio: string;
}

/** Columns that stand beside one another on a sheet held upright. */
const DE_PIE = 6;

export function reporteSheetOf(reporte: ReporteImpreso, options: PdfOptions) {
  return { ...reporte, ...marcoOf(options), acostada: reporte.columnas.length > DE_PIE };
}
