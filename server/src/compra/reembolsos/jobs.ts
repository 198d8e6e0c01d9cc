import { z } from 'zod';
import { periodic, type Worker, worker, workerOutside } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import type { Payments } from '../../services/payments/payments.ts';
import { avisarPaso, avisarSiEspera } from './avisos.ts';
import { avisarEnEspera, devolverReembolso, escribirDeReembolso } from './cola.ts';
import { devolver } from './devolucion.ts';
import { findPorDevolver } from './queries.ts';

const POR_TURNO = 200;

/** Carries out approved refunds, and sends the mails about them. */
export function jobs(payments: Payments): Worker[] {
  return [
    workerOutside(devolverReembolso, (task, { idReembolso }) => devolver(payments, task, idReembolso)),
    worker(escribirDeReembolso, ({ db, now }, { accion, idReembolso }) => avisarPaso(db, accion, idReembolso, now)),
    worker(avisarEnEspera, ({ db }, { idReembolso }) => avisarSiEspera(db, idReembolso)),
    periodic('buscar-reembolsos-en-proceso', '* * * * *', z.unknown(), async ({ db, now }) => {
      const debidos = await findPorDevolver(db, now, POR_TURNO);
      for (const idReembolso of debidos) await enqueue(db, devolverReembolso, { idReembolso });
    }),
  ];
}
