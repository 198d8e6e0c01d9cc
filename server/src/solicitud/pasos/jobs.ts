import { z } from 'zod';
import { periodic, type Worker } from '../../queue/job.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { unAnioAntes } from './pasos.ts';
import { replacePlazosMedidos } from './queries.ts';

/** Measures each night how long the steps of gestiones really take. */
export const jobs: readonly Worker[] = [
  periodic('medir-plazos', '40 7 * * *', z.unknown(), ({ db, now }) =>
    replacePlazosMedidos(db, unAnioAntes(diaLocal(now))),
  ),
];
