import type { Input } from '@fedatario/contract/base';
import { pasoDeTramite } from '@fedatario/contract/solicitud';
import { type Minuta, type minutas, SEGUNDOS_PARA_DESHACER } from '@fedatario/contract/tramite';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { defineJob } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { decirCambio, lockSolicitud, type SolicitudRow } from '../../solicitud/solicitudes/solicitudes.ts';
import {
  documentoDeVersion,
  insertEnvio,
  listObservaciones,
  takePorSalir,
  upsertPorSalir,
} from '../minutas/minutas.ts';
import { leerMinutaDe } from './minuta.ts';
import { darPaso, situacionDe, tomar, tomarEnOficina } from './paso.ts';

/** Sends a version that was not taken back meanwhile. */
export const enviarPorSalir = defineJob({
  name: 'enviar-minuta',
  data: z.object({ idSolicitud: z.uuid(), idEnvio: z.uuid() }),
});

/**
 * Sends one version to its customer: at once, or with `espera` a minute later, until when it may be taken back without a
 * notice. An earlier approval is void once the new version goes out.
 */
export async function enviarMinuta(
  request: Context<'all'>,
  idSolicitud: string,
  { revision, version, espera = false }: Input<(typeof minutas)['send']>['body'],
): Promise<Minuta> {
  const { db, actor, now } = request;
  const { row, como } = await tomar(db, actor, idSolicitud);
  if (row.revision !== revision)
    throw new AppError('conflicto-revision', { actual: await leerMinutaDe(request, idSolicitud) });
  if (!como.some((agente) => pasoDeTramite(situacionDe(row), 'enviarMinuta', agente)))
    throw new AppError('estado-no-permite');
  const { documento } = await documentoDeVersion(db, idSolicitud, version);
  // The customer approves a text whose data of the signing are still blank.
  if (documento.faltantes.some(({ alFirmar }) => !alFirmar)) throw new AppError('minuta-incompleta');
  const observaciones = await listObservaciones(db, idSolicitud);
  if (observaciones.some(({ respuesta }) => respuesta === null)) throw new AppError('observaciones-sin-respuesta');
  const { idUsuario } = actor;
  await takePorSalir(db, idSolicitud);
  if (!espera) await sacar(db, row, { version, idUsuario, now });
  else {
    const idEnvio = uuidv7();
    const saleEn = new Date(now.getTime() + SEGUNDOS_PARA_DESHACER * 1000);
    await upsertPorSalir(db, { idSolicitud, idEnvio, version, pedidoPor: idUsuario, pedidoEn: now, saleEn });
    await enqueue(db, enviarPorSalir, { idSolicitud, idEnvio }, saleEn);
    await decirCambio(db, row);
  }
  return leerMinutaDe(request, idSolicitud);
}

/** Takes back a version that has not gone out; the customer is not notified. */
export async function deshacerEnvio(request: Context<'all'>, idSolicitud: string): Promise<Minuta> {
  const { db, actor } = request;
  const { row } = await tomarEnOficina(db, actor, idSolicitud);
  if (!(await takePorSalir(db, idSolicitud))) throw new AppError('estado-no-permite');
  await decirCambio(db, row);
  return leerMinutaDe(request, idSolicitud);
}

interface PorSalir {
  readonly idSolicitud: string;
  readonly idEnvio: string;
}

/** Sends what still waits, once; it does nothing if it was taken back, sent, or the trámite was moved meanwhile. */
export async function enviarLoQueEspera(db: Db, { idSolicitud, idEnvio }: PorSalir, now: Date): Promise<void> {
  const row = await lockSolicitud(db, idSolicitud);
  const envio = await takePorSalir(db, idSolicitud, idEnvio);
  if (!row || !envio || row.idNotario !== envio.pedidoPor) return;
  if (!pasoDeTramite(situacionDe(row), 'enviarMinuta', 'notario')) return;
  await sacar(db, row, { version: envio.version, idUsuario: envio.pedidoPor, now });
}

interface Salida {
  readonly version: number;
  readonly idUsuario: string;
  readonly now: Date;
}

async function sacar(db: Db, row: SolicitudRow, { version, idUsuario, now }: Salida): Promise<void> {
  await darPaso(db, row, { accion: 'enviarMinuta', como: ['notario'], idUsuario, now });
  await insertEnvio(db, { idSolicitud: row.idSolicitud, version, enviadaPor: idUsuario, enviadaEn: now });
}
