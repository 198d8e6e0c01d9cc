import type { PeriodoElegido, ReporteDeOficina } from '@fedatario/contract/control';
import type { Mirada } from './use-mirada.ts';

/** A report and how it is looked at. */
export interface DeReporte {
  readonly reporte: ReporteDeOficina;
  readonly periodo: PeriodoElegido;
  readonly mirada: Mirada;
}
