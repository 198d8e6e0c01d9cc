import type {
  FechasDePaso,
  GestionDetalle,
  ObservacionNueva,
  PresentacionNueva,
  ResultadoNuevo,
} from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { adjuntarArchivo } from '../../../casa/archivos/archivos.ts';
import { calendarioActual } from '../../../casa/calendario/calendario.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import { diaEscrito, diaLocal } from '../../../services/hora-local.ts';
import { guardarPaso } from '../../../solicitud/pasos/pasos.ts';
import { anotarCambio, type SolicitudRow } from '../../../solicitud/solicitudes/solicitudes.ts';
import * as expedientes from '../../expedientes/expedientes.ts';
import { estaSaldada } from '../gastos/gastos.ts';
import { enDiasHabiles, leerGestion } from '../lectura.ts';
import {
  findClase,
  insertObservacion,
  insertPresentacion,
  insertResultado,
  markAtendida,
  readOrden,
} from '../queries.ts';

type Request = expedientes.Request;

const clase: expedientes.Clase<GestionDetalle> = { tipo: 'gestion', leer: leerGestion };

/** Writes when a step began and ended. */
export async function anotarFechas(
  request: Request,
  { idSolicitud, orden }: { readonly idSolicitud: string; readonly orden: number },
  { revision, empezadoEl, hechoEl }: FechasDePaso,
): Promise<GestionDetalle> {
  const { db, now } = request;
  const { row } = await expedientes.tomarRevision(request, clase, idSolicitud, revision);
  if (row.grupo === 'finalizado') throw new AppError('estado-no-permite');
  if (hechoEl !== null && empezadoEl === null) throw invalidField('empezadoEl', 'requerido');
  exigirDia(row, 'empezadoEl', empezadoEl, now);
  exigirDia(row, 'hechoEl', hechoEl, now);
  if (hechoEl !== null && empezadoEl !== null && hechoEl < empezadoEl)
    throw invalidField('hechoEl', 'hastaAntesDeDesde');
  if (!(await guardarPaso(db, idSolicitud, orden, { empezadoEl, hechoEl }))) throw new AppError('no-encontrado');
  await anotarCambio(db, row, now);
  return leerGestion(request, idSolicitud);
}

/** Notes what was handed to the institution, with its proof. It answers the observation that was open. */
export async function presentar(
  request: Request,
  idSolicitud: string,
  { revision, comprobante, ...presentacion }: PresentacionNueva,
): Promise<GestionDetalle> {
  const { db, actor, now } = request;
  const { row, como } = await expedientes.tomarRevision(request, clase, idSolicitud, revision);
  exigirDia(row, 'presentadaEl', presentacion.presentadaEl, now);
  const { idUsuario } = actor;
  const comienza = {
    clase: await findClase(db, idSolicitud),
    orden: await readOrden(db, 'gestionPresentaciones', idSolicitud),
  };
  await expedientes.darPaso(db, row, { accion: 'presentar', como, idUsuario, now });
  await markAtendida(db, idSolicitud, now);
  await adjuntarArchivo(db, comprobante, idUsuario);
  const anotada = {
    idPresentacion: uuidv7(),
    idSolicitud,
    idArchivo: comprobante,
    anotadaPor: idUsuario,
    anotadaEn: now,
  };
  await insertPresentacion(db, { ...presentacion, ...comienza, ...anotada });
  return leerGestion(request, idSolicitud);
}

/** Notes what the institution observed, and the last day to answer it. */
export async function observar(
  request: Request,
  idSolicitud: string,
  { revision, ...observacion }: ObservacionNueva,
): Promise<GestionDetalle> {
  const { db, actor, now } = request;
  const { row, como } = await expedientes.tomarRevision(request, clase, idSolicitud, revision);
  const { notificadaEl, diasHabiles, responde } = observacion;
  exigirDia(row, 'notificadaEl', notificadaEl, now);
  const { idUsuario } = actor;
  const paso = { accion: 'observar', como, idUsuario, now, respondeCliente: responde === 'cliente' };
  await expedientes.darPaso(db, row, paso);
  const calendario = await calendarioActual(db);
  const venceEl = diasHabiles === null ? null : enDiasHabiles(notificadaEl, diasHabiles, calendario);
  const orden = await readOrden(db, 'gestionObservaciones', idSolicitud);
  const anotada = { idObservacion: uuidv7(), idSolicitud, orden, venceEl, anotadaPor: idUsuario, anotadaEn: now };
  await insertObservacion(db, { ...observacion, ...anotada });
  return leerGestion(request, idSolicitud);
}

/** Notes what the institution resolved. A favorable result is delivered by itself as soon as it has a file. */
export async function resolver(
  request: Request,
  idSolicitud: string,
  { revision, archivos, ...resultado }: ResultadoNuevo,
): Promise<GestionDetalle> {
  const { db, actor, now } = request;
  const { row, como } = await expedientes.tomarRevision(request, clase, idSolicitud, revision);
  const { favorable, nota, resueltaEl, venceEl } = resultado;
  exigirDia(row, 'resueltaEl', resueltaEl, now);
  if (venceEl !== null && venceEl < resueltaEl) throw invalidField('venceEl', 'hastaAntesDeDesde');
  if (!favorable && nota === '') throw invalidField('nota', 'requerido');
  const { idUsuario } = actor;
  const paso = favorable
    ? ({ accion: 'resolver', como, idUsuario, now } as const)
    : ({ accion: 'denegar', como, idUsuario, motivo: nota, now } as const);
  // A result may be completed while it waits to be delivered.
  const completa = favorable && row.estado === 'resuelta';
  const movida = completa ? row : await expedientes.darPaso(db, row, paso);
  await markAtendida(db, idSolicitud, now);
  const suyos = [...new Set(archivos)];
  for (const idArchivo of suyos) await adjuntarArchivo(db, idArchivo, idUsuario);
  await insertResultado(db, { ...resultado, idSolicitud, archivos: suyos, anotadoPor: idUsuario, anotadoEn: now });
  // What was spent is charged before the result is handed over.
  if (favorable && suyos.length > 0 && (await estaSaldada(db, idSolicitud)))
    await expedientes.darPaso(db, movida, { accion: 'entregar', como: ['sistema'], idUsuario: null, now });
  else if (completa) await anotarCambio(db, movida, now);
  return leerGestion(request, idSolicitud);
}

/** Refuses a day before the gestión was bought, or after today. */
function exigirDia({ creadaEn }: SolicitudRow, campo: string, dia: string | null, now: Date): void {
  const desde = diaLocal(creadaEn);
  if (dia === null || (dia >= desde && dia <= diaLocal(now))) return;
  throw invalidField(campo, 'diaDeDiligencia', { desde: diaEscrito(desde) });
}
