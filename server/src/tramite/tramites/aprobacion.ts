import type { Input } from '@fedatario/contract/base';
import type { AccionTramite } from '@fedatario/contract/solicitud';
import type { Minuta, minutas } from '@fedatario/contract/tramite';
import { v7 as uuidv7 } from 'uuid';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { decirCambio } from '../../solicitud/solicitudes/solicitudes.ts';
import {
  documentoDeVersion,
  findEnvio,
  insertObservaciones,
  updateAprobacion,
  updateRespuesta,
} from '../minutas/minutas.ts';
import { avisarNotario } from './avisos.ts';
import { leerMinutaDe } from './minuta.ts';
import { darPaso, tomar } from './paso.ts';

type Calls = typeof minutas;

/** The customer approves the version that was sent, by its hash. */
export async function aprobarMinuta(
  request: Context<'all'>,
  idSolicitud: string,
  { version, sha256 }: Input<Calls['approve']>['body'],
): Promise<Minuta> {
  const { db, actor, now } = request;
  const envio = await tomarEnvio(request, idSolicitud, version, 'aprobarMinuta', null);
  if (envio.sha256.toString('hex') !== sha256) throw new AppError('minuta-cambiada');
  await updateAprobacion(db, idSolicitud, { orden: envio.orden, aprobadaPor: actor.idUsuario, aprobadaEn: now });
  return leerMinutaDe(request, idSolicitud);
}

/** The customer returns the version with remarks on its paragraphs. */
export async function observarMinuta(
  request: Context<'all'>,
  idSolicitud: string,
  { version, observaciones }: Input<Calls['remark']>['body'],
): Promise<Minuta> {
  const { db, actor, now } = request;
  const motivo = observaciones
    .map(({ texto }) => texto)
    .join(' · ')
    .slice(0, 500);
  await tomarEnvio(request, idSolicitud, version, 'comentarMinuta', motivo);
  const { parrafos } = await documentoDeVersion(db, idSolicitud, version);
  const fuera = observaciones.findIndex(({ parrafo }) => parrafo >= parrafos.length);
  if (fuera >= 0) throw invalidField(`observaciones.${fuera}.parrafo`, 'invalido');
  const comun = { idSolicitud, version, hechaPor: actor.idUsuario, hechaEn: now };
  const rows = observaciones.map((observacion) => ({ idObservacion: uuidv7(), ...comun, ...observacion }));
  await insertObservaciones(db, rows);
  return leerMinutaDe(request, idSolicitud);
}

export async function responderObservacion(
  request: Context<'all'>,
  { idSolicitud, idObservacion }: { idSolicitud: string; idObservacion: string },
  respuesta: string,
): Promise<Minuta> {
  const { db, actor, now } = request;
  const { row, como } = await tomar(db, actor, idSolicitud);
  if (!como.some((agente) => agente !== 'cliente')) throw new AppError('no-encontrado');
  if (row.estado !== 'enRevision') throw new AppError('estado-no-permite');
  const respondida = { respuesta, respondidaPor: actor.idUsuario, respondidaEn: now };
  if (!(await updateRespuesta(db, { idSolicitud, idObservacion }, respondida))) throw new AppError('no-encontrado');
  await decirCambio(db, row);
  return leerMinutaDe(request, idSolicitud);
}

/** Takes a step of the customer on the last version sent, and no other. */
async function tomarEnvio(
  { db, actor, now }: Context<'all'>,
  idSolicitud: string,
  version: number,
  accion: AccionTramite,
  motivo: string | null,
) {
  const { row, como } = await tomar(db, actor, idSolicitud);
  if (!como.includes('cliente')) throw new AppError('no-encontrado');
  const { idUsuario } = actor;
  const movida = await darPaso(db, row, { accion, como: ['cliente'], idUsuario, motivo, now });
  const envio = await findEnvio(db, idSolicitud);
  if (envio?.version !== version) throw new AppError('minuta-cambiada');
  await avisarNotario(db, movida, accion, motivo ?? '');
  return envio;
}
