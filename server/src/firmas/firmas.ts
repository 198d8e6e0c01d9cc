import type { FirmaDeTramite, TramiteDetalle } from '@fedatario/contract';
import { z } from 'zod';
import { adjuntarArchivo } from '../archivos/archivos.ts';
import { cerrarRespuestas } from '../correcciones/correcciones.ts';
import { AppError, invalidField } from '../http/errors.ts';
import type { Context } from '../http/route.ts';
import { exigirReingreso } from '../identidad/identidad.ts';
import { defineJob } from '../queue/job.ts';
import { enqueue } from '../queue/queue.ts';
import { diaLocal } from '../services/hora-local.ts';
import { darPaso, leerTramite, tomarRevision } from '../tramites/tramites.ts';
import { countImagenes, insertFirma } from './queries.ts';

/** Makes, seals, enters and delivers what a notary signed. */
export const sellarTramite = defineJob({ name: 'sellar-tramite', data: z.object({ idSolicitud: z.uuid() }) });

/** Its notary signs a trámite: how it was signed, and the scan of what was signed. From then on only the system acts. */
export async function firmar(
  request: Pick<Context<'all'>, 'db' | 'actor' | 'now'>,
  idSolicitud: string,
  { revision, ...firma }: FirmaDeTramite,
): Promise<TramiteDetalle> {
  const { db, actor, now } = request;
  const { idUsuario } = actor;
  const { row, como } = await tomarRevision(request, idSolicitud, revision);
  await darPaso(db, row, { accion: 'firmar', como, idUsuario, now });
  await exigirReingreso(db, actor, now);
  if (firma.fecha > diaLocal(now)) throw invalidField('fecha', 'fechaFutura');
  const { archivos } = firma;
  if (new Set(archivos).size < archivos.length) throw new AppError('archivo-inexistente');
  for (const idArchivo of archivos) await adjuntarArchivo(db, idArchivo, idUsuario);
  if ((await countImagenes(db, archivos)) < archivos.length) throw new AppError('imagen-requerida');
  await cerrarRespuestas(db, idSolicitud, now);
  await insertFirma(db, { ...firma, idSolicitud, idNotario: idUsuario, firmadaEn: now });
  await enqueue(db, sellarTramite, { idSolicitud });
  return leerTramite(request, idSolicitud);
}
