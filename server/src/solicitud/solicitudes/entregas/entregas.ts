import { z } from 'zod';
import type { Db } from '../../../db/db.ts';
import { defineJob } from '../../../queue/job.ts';
import { enqueue } from '../../../queue/queue.ts';
import type { SolicitudRow } from '../filas/queries.ts';

export { findPorEntregar, findSinEntregar } from './queries.ts';

const data = z.object({ idSolicitud: z.uuid() });

/** Makes, seals and delivers the document of a trámite that needs no person. */
export const entregarSolicitud = defineJob({ name: 'entregar-solicitud', data });

/** Makes, seals, enters and delivers a signed act. */
export const sellarTramite = defineJob({ name: 'sellar-tramite', data });

/** States under the platform's seal what an institution resolved and which files were delivered. */
export const sellarResultado = defineJob({ name: 'sellar-resultado', data });

/** Hands in a delivered document of the customer's as a requisito of what was bought about it. */
export const adjuntarPropio = defineJob({
  name: 'adjuntar-documento-propio',
  data: z.object({ idSolicitud: z.uuid(), idOrigen: z.uuid() }),
});

/** Enqueues the delivery of a trámite, with or without a notary. */
export async function encolarEntrega(
  db: Db,
  { idSolicitud, automatica }: Pick<SolicitudRow, 'idSolicitud' | 'automatica'>,
): Promise<void> {
  await enqueue(db, automatica ? entregarSolicitud : sellarTramite, { idSolicitud });
}
