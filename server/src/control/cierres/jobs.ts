import { z } from 'zod';
import { periodic, type Worker } from '../../queue/job.ts';
import { cerrar, guardados } from './cierres.ts';

const { ventas, tramites, planes } = guardados;

/** After the midnight of the company, and again in the day, so that a server that was away catches up. */
export const jobs: Worker[] = [
  periodic('cerrar-dias-de-venta', '25 */6 * * *', z.unknown(), ({ db, now }) => cerrar(db, ventas, now)),
  periodic('cerrar-dias-de-tramites', '35 */6 * * *', z.unknown(), ({ db, now }) => cerrar(db, tramites, now)),
  periodic('cerrar-dias-de-planes', '45 */6 * * *', z.unknown(), ({ db, now }) => cerrar(db, planes, now)),
];
