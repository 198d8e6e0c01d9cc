import { z } from 'zod';
import { periodic, type Worker } from '../../queue/job.ts';
import { firmarCabezas } from './registro.ts';

export const jobs: readonly Worker[] = [
  periodic('firmar-registro', '50 23 * * *', z.unknown(), ({ db, now }) => firmarCabezas(db, now)),
];
