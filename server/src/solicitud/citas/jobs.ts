import { z } from 'zod';
import { defineJob, periodic, type Worker, worker } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { listPorRecordar } from './avisos/queries.ts';
import { soltarRetenidas } from './citas.ts';
import { listPorVencer } from './queries.ts';
import { recordarUna, vencerCita } from './vencimiento.ts';

const POR_TURNO = 500;

const vencer = defineJob({ name: 'vencer-cita', data: z.object({ idCita: z.uuid() }) });

const recordar = defineJob({ name: 'recordar-cita', data: z.object({ idCita: z.uuid() }) });

/** Lets go what was kept too long, and ends what nobody answered. */
export const jobs: readonly Worker[] = [
  periodic('soltar-citas-retenidas', '* * * * *', z.unknown(), ({ db, now }) => soltarRetenidas(db, now)),
  periodic('buscar-citas-vencidas', '* * * * *', z.unknown(), async ({ db, now }) => {
    for (const idCita of await listPorVencer(db, now, POR_TURNO)) await enqueue(db, vencer, { idCita });
  }),
  periodic('buscar-citas-por-recordar', '*/5 * * * *', z.unknown(), async ({ db, now }) => {
    for (const idCita of await listPorRecordar(db, now, POR_TURNO)) await enqueue(db, recordar, { idCita });
  }),
  worker(recordar, ({ db, now }, { idCita }) => recordarUna(db, idCita, now)),
  worker(vencer, ({ db, now }, { idCita }) => vencerCita(db, idCita, now)),
];
