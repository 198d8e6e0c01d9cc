import { estaEntregado } from '@fedatario/contract/solicitud';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { defineJob, periodic, type Worker, worker } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { findVencidos, requisitosDe } from '../../solicitud/requisitos/requisitos.ts';
import {
  anotarAviso,
  findPasadosDeLimite,
  findPorAvisar,
  lockSolicitud,
} from '../../solicitud/solicitudes/solicitudes.ts';
import { recordar } from './avisos.ts';
import { darPaso, maquinaDe } from './paso.ts';
import { vencerRequisito } from './requisitos.ts';

const POR_TURNO = 500;

const vencerTramite = defineJob({ name: 'vencer-tramite', data: z.object({ idSolicitud: z.uuid() }) });
const recordarTramite = defineJob({ name: 'recordar-tramite', data: z.object({ idSolicitud: z.uuid() }) });
const requisitoVencido = defineJob({ name: 'vencer-requisito', data: z.object({ idRequisito: z.uuid() }) });

/** Acts when the time of a state has ended, and sends reminders. */
export const jobs: readonly Worker[] = [
  periodic('buscar-tramites-vencidos', '* * * * *', z.unknown(), async ({ db, now }) => {
    for (const idSolicitud of await findPasadosDeLimite(db, now, POR_TURNO))
      await enqueue(db, vencerTramite, { idSolicitud });
  }),
  worker(vencerTramite, ({ db, now }, { idSolicitud }) => vencer(db, idSolicitud, now)),
  periodic('buscar-tramites-por-recordar', '17 * * * *', z.unknown(), async ({ db, now }) => {
    for (const idSolicitud of await findPorAvisar(db, now, POR_TURNO))
      await enqueue(db, recordarTramite, { idSolicitud });
  }),
  worker(recordarTramite, ({ db, now }, { idSolicitud }) => recordarA(db, idSolicitud, now)),
  periodic('buscar-requisitos-vencidos', '23 5 * * *', z.unknown(), async ({ db, now }) => {
    for (const idRequisito of await findVencidos(db, diaLocal(now), POR_TURNO))
      await enqueue(db, requisitoVencido, { idRequisito });
  }),
  worker(requisitoVencido, ({ db, now }, { idRequisito }) => vencerRequisito(db, idRequisito, now)),
];

/** Reminds once for each of its days, however late the job comes. */
export async function recordarA(db: Db, idSolicitud: string, now: Date): Promise<void> {
  const row = await lockSolicitud(db, idSolicitud);
  if (!row?.avisoEn || row.avisoEn > now) return;
  await anotarAviso(db, row);
  const requisitos = await requisitosDe(db, idSolicitud);
  const faltan = requisitos.filter(({ obligatorio, estado }) => obligatorio && !estaEntregado(estado));
  await recordar(
    db,
    row,
    faltan.map(({ nombre }) => nombre),
  );
}

/**
 * The state is read again under the lock, so that somebody who acted meanwhile is in time. Whoever owes expenses has until the end of their
 * invoice, which may be waiting for a receipt to be looked at.
 */
export async function vencer(db: Db, idSolicitud: string, now: Date): Promise<void> {
  const row = await lockSolicitud(db, idSolicitud);
  if (!row?.limiteEn || row.limiteEn > now || row.estado === 'gastosPorPagar') return;
  const accion = maquinaDe(row).alVencer(row.estado);
  if (accion === null) return;
  await darPaso(db, row, { accion, como: ['sistema'], idUsuario: null, now });
}
