import { esperaFirma } from '@fedatario/contract/solicitud';
import { z } from 'zod';
import type { Db } from '../../../db/db.ts';
import { defineJob } from '../../../queue/job.ts';
import { esperarCita, lockSolicitud } from '../../solicitudes/solicitudes.ts';
import { findFinDeFirma } from './queries.ts';

/**
 * The appointment of a signing changed. The clock follows in a job, because a signing holds its trámite before its appointment, and a
 * step of an appointment the other way round.
 */
export const citaDeFirma = defineJob({ name: 'cita-de-firma', data: z.object({ idSolicitud: z.uuid() }) });

/** The promised hours of a trámite count from the end of its confirmed appointment on: until then nobody can sign it. */
export async function seguirCita(db: Db, idSolicitud: string, now: Date): Promise<void> {
  const row = await lockSolicitud(db, idSolicitud);
  if (!row) return;
  const fin = esperaFirma(row.estado) ? await findFinDeFirma(db, idSolicitud) : null;
  await esperarCita(db, row, fin, now);
}
