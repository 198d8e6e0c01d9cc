import { DAY } from '@fedatario/contract/base';
import { DIAS_PARA_RESTAURAR } from '@fedatario/contract/borrador';
import { z } from 'zod';
import { periodic, type Worker } from '../../queue/job.ts';
import { deleteDescartados } from './filas/queries.ts';

export const jobs: Worker[] = [
  periodic('borrar-descartados', '23 4 * * *', z.unknown(), ({ db, now }) =>
    deleteDescartados(db, new Date(now.getTime() - DIAS_PARA_RESTAURAR * DAY)),
  ),
];
