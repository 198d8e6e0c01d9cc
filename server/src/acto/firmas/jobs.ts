import { HOUR } from '@fedatario/contract/base';
import { HORAS_SIN_SELLAR } from '@fedatario/contract/solicitud';
import { z } from 'zod';
import { periodic, type Worker, workerOutside } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { sellarTramite } from '../../solicitud/solicitudes/solicitudes.ts';
import { intentarEntrega } from '../../tramite/tramites/tramites.ts';
import { findSinSellar } from './queries.ts';
import { type SealServices, sellar } from './sellado.ts';

const POR_TURNO = 200;

/** Seals what notaries signed; failed sealings are tried again every hour. */
export function jobs(services: SealServices): Worker[] {
  return [
    workerOutside(sellarTramite, (task, { idSolicitud }) =>
      intentarEntrega(task, idSolicitud, () => sellar(services, task, idSolicitud)),
    ),
    periodic('buscar-tramites-sin-sellar', '47 * * * *', z.unknown(), async ({ db, now }) => {
      const olvidados = await findSinSellar(db, new Date(now.getTime() - HORAS_SIN_SELLAR * HOUR), POR_TURNO);
      for (const idSolicitud of olvidados) await enqueue(db, sellarTramite, { idSolicitud });
    }),
  ];
}
