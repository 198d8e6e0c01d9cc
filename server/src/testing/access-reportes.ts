import { nameOf, plazos, reportes, tableros } from '@fedatario/contract';
import type { AccessCase } from './access-case.ts';

/** Cases of the reports. */
export const casosDeReportes: Record<string, AccessCase> = {
  [nameOf(plazos.list)]: {},
  [nameOf(tableros.tramites)]: {},
  [nameOf(tableros.ventas)]: {},
  [nameOf(tableros.suscripciones)]: {},
  [nameOf(reportes.ventas)]: {},
  [nameOf(reportes.exportVentas)]: { query: { formato: 'csv' } },
  [nameOf(reportes.productos)]: {},
  [nameOf(reportes.exportProductos)]: { query: { formato: 'csv' } },
  [nameOf(reportes.tramites)]: {},
  [nameOf(reportes.exportTramites)]: { query: { formato: 'csv' } },
};
