import { HOUR } from '@fedatario/contract/base';
import { HORAS_SIN_SELLAR } from '@fedatario/contract/solicitud';
import { z } from 'zod';
import { periodic, type Worker, workerOutside } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { sellarResultado } from '../../solicitud/solicitudes/solicitudes.ts';
import type { DocumentServices } from '../documentos/documentos.ts';
import { avisarSinSellar } from './avisos.ts';
import { listSinSellar } from './queries.ts';
import { sellar } from './resultados.ts';

const POR_TURNO = 200;

/** States under seal what was delivered. A statement that is missing for {@link HORAS_SIN_SELLAR} is tried every hour, and the office is told once. */
export const jobs = (services: DocumentServices): readonly Worker[] => [
  workerOutside(sellarResultado, (task, { idSolicitud }) => sellar(services, task, idSolicitud)),
  periodic('buscar-resultados-sin-sellar', '17 * * * *', z.unknown(), async ({ db, now }) => {
    for (const olvidado of await listSinSellar(db, new Date(now.getTime() - HORAS_SIN_SELLAR * HOUR), POR_TURNO)) {
      await enqueue(db, sellarResultado, { idSolicitud: olvidado.idSolicitud });
      await avisarSinSellar(db, olvidado);
    }
  }),
];
