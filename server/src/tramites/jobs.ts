import type { AccionTramite } from '@fedatario/contract';
import { z } from 'zod';
import type { Db } from '../db/db.ts';
import { defineJob, periodic, type Worker, worker } from '../queue/job.ts';
import { enqueue } from '../queue/queue.ts';
import { findPasadosDeLimite, lockSolicitud } from '../solicitudes/solicitudes.ts';
import { darPaso } from './paso.ts';

const POR_TURNO = 500;

const vencerTramite = defineJob({ name: 'vencer-tramite', data: z.object({ idSolicitud: z.uuid() }) });

/** What the system does when the time of a state ends and nobody acted. */
export const jobs: readonly Worker[] = [
  periodic('buscar-tramites-vencidos', '* * * * *', z.unknown(), async ({ db, now }) => {
    for (const idSolicitud of await findPasadosDeLimite(db, now, POR_TURNO))
      await enqueue(db, vencerTramite, { idSolicitud });
  }),
  worker(vencerTramite, ({ db, now }, { idSolicitud }) => vencer(db, idSolicitud, now)),
];

/** Looked at again when it is held: whoever acted meanwhile is in time. */
export async function vencer(db: Db, idSolicitud: string, now: Date): Promise<void> {
  const row = await lockSolicitud(db, idSolicitud);
  if (!row?.limiteEn || row.limiteEn > now || row.tipo !== 'tramite') return;
  await darPaso(db, row, { accion: accionAlVencer(row.estado), como: ['sistema'], idUsuario: null, now });
}

function accionAlVencer(estado: string): AccionTramite {
  if (estado === 'asignado') return 'devolver';
  return estado === 'enPausa' ? 'reanudar' : 'caducar';
}
