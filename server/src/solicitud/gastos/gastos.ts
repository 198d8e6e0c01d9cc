import { z } from 'zod';
import { defineJob } from '../../queue/job.ts';

export { insertGasto, insertGastosLater as copiarGastos, markPedidos, markRetirados, updateGasto } from './queries.ts';

const deSolicitud = z.object({ idSolicitud: z.uuid() });

/** Its invoice of expenses was paid, or given up: the gestión goes on where it was. */
export const gastosResueltos = defineJob({ name: 'gastos-resueltos', data: deSolicitud });

/** It ended: what was charged for expenses and not spent goes back. */
export const saldarGastos = defineJob({ name: 'saldar-gastos', data: deSolicitud });
