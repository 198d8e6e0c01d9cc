import { HOUR } from '@fedatario/contract/base';
import { z } from 'zod';
import { periodic, type Worker, workerOutside } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { adjuntarPropio, entregarSolicitud, findSinEntregar } from '../../solicitud/solicitudes/solicitudes.ts';
import { intentarEntrega } from '../../tramite/tramites/tramites.ts';
import { adjuntar } from './autentica.ts';
import { type DocumentServices, entregar } from './documentos.ts';

const POR_TURNO = 200;

/** Delivers documents that need no notary; failed deliveries are tried again every hour. */
export function jobs(services: DocumentServices): Worker[] {
  return [
    workerOutside(entregarSolicitud, (task, { idSolicitud }) =>
      intentarEntrega(task, idSolicitud, () => entregar(services, task, idSolicitud)),
    ),
    workerOutside(adjuntarPropio, (task, data) => adjuntar(services.files, task, data)),
    periodic('buscar-solicitudes-sin-entregar', '37 * * * *', z.unknown(), async ({ db, now }) => {
      const olvidadas = await findSinEntregar(db, new Date(now.getTime() - 2 * HOUR), POR_TURNO);
      for (const idSolicitud of olvidadas) await enqueue(db, entregarSolicitud, { idSolicitud });
    }),
  ];
}
