import type { Input } from '@fedatario/contract/base';
import {
  type correcciones,
  OBSERVACIONES_POR_ENVIO,
  type RespuestasDeTramite,
  type TramiteDetalle,
} from '@fedatario/contract/tramite';
import { campoEn } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import { moverBorradores } from '../../borrador/borradores/borradores.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { darPaso, leerTramite, tomarEnOficina, tomarRevision } from '../tramites/tramites.ts';
import { evaluarComoSeCompro, interviewOf, seObserva } from './entrevista.ts';
import {
  deleteObservacion,
  insertRonda,
  listObservaciones,
  markObservacionesEnviadas,
  upsertObservacion,
} from './queries.ts';
import { leerRespuestas } from './respuestas.ts';

type Calls = typeof correcciones;

/** Remarks on one answer of a trámite under review; the customer does not see it yet. */
export async function observarRespuesta(
  request: Context<'all'>,
  idSolicitud: string,
  { ruta, motivo }: Input<Calls['remark']>['body'],
): Promise<RespuestasDeTramite> {
  const { db, actor, now } = request;
  await tomarEnRevision(request, idSolicitud);
  const interview = await interviewOf(db, idSolicitud);
  const { hojas } = evaluarComoSeCompro(interview, interview.respuestas);
  const suya = campoEn(interview.version.entrevista, ruta)?.paraNotario === false;
  if (!suya || !hojas.some((hoja) => hoja.ruta === ruta)) throw invalidField('ruta', 'invalido');
  const esperan = (await listObservaciones(db, idSolicitud)).filter(({ ronda }) => ronda === null);
  if (esperan.length >= OBSERVACIONES_POR_ENVIO && !esperan.some((una) => una.ruta === ruta))
    throw invalidField('ruta', 'demasiados');
  const comun = { idObservacion: uuidv7(), idSolicitud, hechaPor: actor.idUsuario, hechaEn: now };
  await upsertObservacion(db, { ...comun, ruta, motivo });
  return leerRespuestas(request, idSolicitud);
}

export async function quitarObservacion(
  request: Context<'all'>,
  { idSolicitud, idObservacion }: Input<Calls['forget']>['params'],
): Promise<RespuestasDeTramite> {
  await tomarEnRevision(request, idSolicitud);
  if (!(await deleteObservacion(request.db, { idSolicitud, idObservacion }))) throw new AppError('no-encontrado');
  return leerRespuestas(request, idSolicitud);
}

/** Sends all remarks that wait: the customer may correct just those answers. */
export async function enviarObservaciones(
  request: Context<'all'>,
  idSolicitud: string,
  revision: number,
): Promise<TramiteDetalle> {
  const { db, actor, now } = request;
  const { row, como } = await tomarRevision(request, idSolicitud, revision);
  const { idUsuario } = actor;
  const esperan = (await listObservaciones(db, idSolicitud)).filter(({ ronda }) => ronda === null);
  await darPaso(db, row, { accion: 'observar', como, idUsuario, now });
  if (esperan.length === 0) throw invalidField('observaciones', 'requerido');
  const { respuestas: antes, idBorrador } = await interviewOf(db, idSolicitud);
  const ronda = await insertRonda(db, { idSolicitud, antes, enviadaPor: idUsuario, enviadaEn: now });
  await markObservacionesEnviadas(db, idSolicitud, ronda);
  await moverBorradores(db, [idBorrador], { accion: 'observar', a: 'enCorreccion', now });
  return leerTramite(request, idSolicitud);
}

/** Locks a trámite under review for the office. */
async function tomarEnRevision({ db, actor }: Context<'all'>, idSolicitud: string): Promise<void> {
  const { row } = await tomarEnOficina(db, actor, idSolicitud);
  if (!seObserva(row)) throw new AppError('estado-no-permite');
}
