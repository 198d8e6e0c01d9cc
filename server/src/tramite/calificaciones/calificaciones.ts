import { DAY } from '@fedatario/contract/base';
import { estaEntregada } from '@fedatario/contract/solicitud';
import {
  type CalificacionDada,
  type CalificacionDeTramite,
  DIAS_PARA_CALIFICAR,
  DIAS_PARA_CAMBIAR_CALIFICACION,
} from '@fedatario/contract/tramite';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { defineJob } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { decirCambio } from '../../solicitud/solicitudes/solicitudes.ts';
import { firmaDe } from './firma.ts';
import { type CalificadaRow, findCalificada, updateConsentimiento, upsertCalificacion } from './queries.ts';

/** The words of whoever closes their account are shown no longer, from that moment on. */
export { updateSinConsentimiento as retirarConsentimientos } from './queries.ts';

/** Asks a customer, once, to rate what was delivered. */
export const pedirCalificacion = defineJob({ name: 'pedir-calificacion', data: z.object({ idSolicitud: z.uuid() }) });

/** Enqueues it for some days after the delivery, in the delivery's transaction. */
export async function pedirDespues(db: Db, idSolicitud: string, now: Date): Promise<void> {
  await enqueue(db, pedirCalificacion, { idSolicitud }, new Date(now.getTime() + DIAS_PARA_CALIFICAR * DAY));
}

export async function leerCalificacion(
  { db, actor, now }: Context<'all'>,
  idSolicitud: string,
): Promise<CalificacionDeTramite> {
  const row = await findCalificada(db, actor, idSolicitud);
  if (!row) throw new AppError('no-encontrado');
  return toCalificacion(row, actor, now);
}

/** Only the trámite's customer may rate it, also when the actor is an administrator. */
export async function calificar(
  request: Context<'all'>,
  idSolicitud: string,
  { puntos, comentario, publica = false }: CalificacionDada,
): Promise<CalificacionDeTramite> {
  const { db, actor, now } = request;
  const { idUsuario } = actor;
  const row = await findCalificada(db, actor, idSolicitud);
  if (row?.idUsuario !== idUsuario) throw new AppError('no-encontrado');
  const desde = new Date(now.getTime() - DIAS_PARA_CAMBIAR_CALIFICACION * DAY);
  const firma = publica && comentario !== null ? firmaDe(row.quien) : null;
  const { idNotario, idProducto } = row;
  const nueva = { puntos, comentario, firma, idSolicitud, idUsuario, idNotario, idProducto };
  if (!sePuede(row, now) || !(await upsertCalificacion(db, nueva, now, desde))) throw new AppError('estado-no-permite');
  await decirCambio(db, { ...row, tipo: 'tramite' });
  return leerCalificacion(request, idSolicitud);
}

/** Lets the words be shown to everybody, or takes that back, at any time. */
export async function consentir(
  request: Context<'all'>,
  idSolicitud: string,
  publica: boolean,
): Promise<CalificacionDeTramite> {
  const { db, actor, now } = request;
  const row = await findCalificada(db, actor, idSolicitud);
  if (row?.idUsuario !== actor.idUsuario) throw new AppError('no-encontrado');
  if (!(await updateConsentimiento(db, idSolicitud, publica ? firmaDe(row.quien) : null, now)))
    throw new AppError('estado-no-permite');
  await decirCambio(db, { ...row, tipo: 'tramite' });
  return leerCalificacion(request, idSolicitud);
}

/** Whether it was delivered, and not rated yet or only recently. */
export function sePuede({ estado, creadaEn }: Pick<CalificadaRow, 'estado' | 'creadaEn'>, now: Date): boolean {
  return estaEntregada(estado) && (creadaEn === null || now <= finDe(creadaEn));
}

function finDe(creadaEn: Date): Date {
  return new Date(creadaEn.getTime() + DIAS_PARA_CAMBIAR_CALIFICACION * DAY);
}

function toCalificacion(row: CalificadaRow, actor: Context<'all'>['actor'], now: Date): CalificacionDeTramite {
  const { puntos, comentario, quien, creadaEn, actualizadaEn, firma, elegidaEn } = row;
  const testimonio = firma === null ? null : { firma, elegido: elegidaEn !== null };
  const dada = puntos !== null && creadaEn !== null && actualizadaEn !== null;
  return {
    calificacion: dada ? { puntos, comentario, quien, testimonio, actualizadaEn: actualizadaEn.toISOString() } : null,
    puede: row.idUsuario === actor.idUsuario && sePuede(row, now),
    cambiableHasta: dada ? finDe(creadaEn).toISOString() : null,
    firma: firma ?? firmaDe(quien),
  };
}
