import { z } from 'zod';
import { periodic, type Worker } from '../../queue/job.ts';
import { cerrarDias } from './cierres.ts';

/** After the midnight of the company, and again in the day, so that a server that was away catches up. */
export const jobs: Worker[] = [
  periodic('cerrar-dias-de-venta', '25 */6 * * *', z.unknown(), ({ db, now }) => cerrarDias(db, now)),
];
