import { type AccionReembolso, accionesReembolso } from '@fedatario/contract/compra';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { defineJob } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';

const data = z.object({ idReembolso: z.uuid() });

/** Asks the provider to give back what was decided, or how that ended. */
export const devolverReembolso = defineJob({ name: 'devolver-reembolso', data, retries: 3 });

/** Writes the mail of a step of a refund to those it concerns. */
export const escribirDeReembolso = defineJob({
  name: 'avisar-reembolso',
  data: z.object({ accion: z.enum(accionesReembolso), idReembolso: z.uuid() }),
});

/** Tells the administration of a request, some time after it was asked for, if it still waits. */
export const avisarEnEspera = defineJob({ name: 'avisar-reembolso-en-espera', data });

/** Steps that send mails. */
const AVISADOS: readonly AccionReembolso[] = ['cotizar', 'aprobar', 'negar', 'retirar', 'pasarAMano', 'completar'];

/** Enqueues the mails of a step, in the step's transaction. */
export async function avisarReembolso(db: Db, accion: AccionReembolso, idReembolso: string): Promise<void> {
  if (AVISADOS.includes(accion)) await enqueue(db, escribirDeReembolso, { accion, idReembolso });
}
