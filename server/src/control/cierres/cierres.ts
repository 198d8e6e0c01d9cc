import type { Guardado } from './dia/cierre.ts';
import { planes } from './planes/planes.ts';
import { tramites } from './tramites/tramites.ts';
import { ventas } from './ventas/ventas.ts';

export { cerrar, cortar, diferencias, type Guardado, queDifieren, rehacer } from './dia/cierre.ts';
export { type Corte, enIntervalo, type Intervalo } from './dia/queries.ts';
export { alMes, listMovimientosDePlanes, type MovimientosDelDia } from './planes/planes.ts';
export { type HechoContado, listHechos } from './tramites/tramites.ts';
export { productosPorDia, ventasPorDia } from './ventas/queries.ts';

/** All that is kept of closed days. */
export const guardados = { ventas, tramites, planes };
export const todosLosGuardados: readonly Pick<Guardado, keyof Guardado>[] = Object.values(guardados);
