import { type feedback, type HiloDeFeedback, pasoDeFeedback } from '@fedatario/contract/casa';
import { v7 as uuidv7 } from 'uuid';
import type { output } from 'zod/mini';
import { formatNumber } from '../../db/numbers.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { avisarAsignado, avisarRespuesta, decir } from './avisos.ts';
import { countDePersona, findPersonal, findTramite } from './bandeja/queries.ts';
import { finDelEnlace } from './enlace.ts';
import { mensajesDe } from './hilo.ts';
import { type FeedbackRow, findFeedback, insertMensaje, lockFeedback, updateFeedback } from './queries.ts';

type Calls = typeof feedback;
type Mover = output<Calls['move']['body']>['accion'];

export async function leerHilo({ db, actor, now }: Context<'staff'>, idFeedback: string): Promise<HiloDeFeedback> {
  const fila = visible(await findFeedback(db, idFeedback), actor);
  const tramite = await findTramite(db, fila.idSolicitud);
  const persona = await countDePersona(db, fila.idUsuario, actor);
  const mensajes = await mensajesDe(db, fila, { enOficina: true, now });
  const { idResponsable, nombreResponsable, recibidoEn, movidoEn, enlaceHasta } = fila;
  return {
    idFeedback,
    nombre: fila.nombre,
    email: fila.email,
    conCuenta: fila.idUsuario !== null,
    motivo: fila.motivo,
    extracto: mensajes.findLast(({ clase }) => clase !== 'nota')?.texto ?? '',
    puntos: fila.puntos,
    estado: fila.estado,
    destacado: fila.destacado,
    responsable: idResponsable === null ? null : { idUsuario: idResponsable, nombre: nombreResponsable ?? '' },
    conArchivos: mensajes.some(({ archivos }) => archivos.length > 0),
    movidoEn: movidoEn.toISOString(),
    respondida: fila.respondida,
    recibidoEn: recibidoEn.toISOString(),
    enlaceHasta: enlaceHasta !== null && enlaceHasta > now ? enlaceHasta.toISOString() : null,
    tramite: tramite && { ...tramite, numero: formatNumber(tramite.serie, tramite.numero) },
    persona,
    mensajes,
  };
}

/** An action that its state no longer allows, because another member did it first, changes nothing. */
export async function moverHilo(request: Context<'staff'>, idFeedback: string, accion: Mover): Promise<HiloDeFeedback> {
  const { db } = request;
  const fila = await tomar(request, idFeedback);
  const estado = pasoDeFeedback(fila.estado, accion, fila.respondida);
  if (estado) {
    await updateFeedback(db, idFeedback, { estado });
    await decir(db, fila);
  }
  return leerHilo(request, idFeedback);
}

export async function destacarHilo(
  request: Context<'staff'>,
  idFeedback: string,
  destacado: boolean,
): Promise<HiloDeFeedback> {
  const fila = await tomar(request, idFeedback);
  await updateFeedback(request.db, idFeedback, { destacado });
  await decir(request.db, fila);
  return leerHilo(request, idFeedback);
}

/** The person to whom it was assigned until now is told too; a notary no longer sees it afterwards. */
export async function asignarHilo(
  request: Context<'staff'>,
  idFeedback: string,
  idUsuario: string | null,
): Promise<HiloDeFeedback> {
  const { db, actor } = request;
  const fila = await tomar(request, idFeedback);
  if (fila.idResponsable === idUsuario) return leerHilo(request, idFeedback);
  if (idUsuario !== null && !(await findPersonal(db, idUsuario))) throw invalidField('idUsuario', 'opcion');
  await updateFeedback(db, idFeedback, { idResponsable: idUsuario });
  await decir(db, fila, idUsuario);
  if (idUsuario !== null && idUsuario !== actor.idUsuario) await avisarAsignado(db, fila, idUsuario);
  return leerHilo(request, idFeedback);
}

export async function responderHilo(
  request: Context<'staff'>,
  idFeedback: string,
  texto: string,
): Promise<HiloDeFeedback> {
  const { db, actor, now } = request;
  const fila = await tomar(request, idFeedback);
  const idMensaje = uuidv7();
  const { idUsuario } = actor;
  await insertMensaje(db, { idMensaje, idFeedback, clase: 'oficina', idUsuario, texto, enviadoEn: now });
  const estado = pasoDeFeedback(fila.estado, 'responder', fila.respondida);
  const porEnlace = fila.idUsuario === null || !fila.cuentaActiva;
  await updateFeedback(db, idFeedback, { estado, movidoEn: now, ...(porEnlace && { enlaceHasta: finDelEnlace(now) }) });
  await avisarRespuesta(db, fila, { idMensaje, texto });
  await decir(db, fila);
  return leerHilo(request, idFeedback);
}

export async function anotarHilo(
  request: Context<'staff'>,
  idFeedback: string,
  texto: string,
): Promise<HiloDeFeedback> {
  const { db, actor, now } = request;
  const fila = await tomar(request, idFeedback);
  const { idUsuario } = actor;
  await insertMensaje(db, { idMensaje: uuidv7(), idFeedback, clase: 'nota', idUsuario, texto, enviadoEn: now });
  await decir(db, fila);
  return leerHilo(request, idFeedback);
}

/** Links sent before stop opening the thread; the next answer sends another. */
export async function anularEnlace(request: Context<'staff'>, idFeedback: string): Promise<HiloDeFeedback> {
  const { db } = request;
  const fila = await tomar(request, idFeedback);
  await updateFeedback(db, idFeedback, { enlaceHasta: null, enlaceTurno: fila.enlaceTurno + 1 });
  await decir(db, fila);
  return leerHilo(request, idFeedback);
}

async function tomar({ db, actor }: Context<'staff'>, idFeedback: string): Promise<FeedbackRow> {
  return visible(await lockFeedback(db, idFeedback), actor);
}

/** The administration sees all; a notary what is assigned to them, since comments may be about a notary. */
function visible(fila: FeedbackRow | undefined, { rol, idUsuario }: Context<'staff'>['actor']): FeedbackRow {
  if (!fila || (rol !== 'admin' && fila.idResponsable !== idUsuario)) throw new AppError('no-encontrado');
  return fila;
}
