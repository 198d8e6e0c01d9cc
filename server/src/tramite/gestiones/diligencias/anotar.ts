import type { FechasDePaso, ObservacionNueva, PresentacionNueva, ResultadoNuevo } from '@fedatario/contract/tramite';
import { v7 as uuidv7 } from 'uuid';
import { adjuntarArchivo } from '../../../casa/archivos/archivos.ts';
import { calendarioActual, diasHabilesEntre } from '../../../casa/calendario/calendario.ts';
import type { Db } from '../../../db/db.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import { guardarPaso } from '../../../solicitud/pasos/pasos.ts';
import { anotarCambio, type SolicitudRow } from '../../../solicitud/solicitudes/solicitudes.ts';
import * as expedientes from '../../expedientes/expedientes.ts';
import { enDiasHabiles } from '../filas/lectura.ts';
import {
  findClase,
  insertObservacion,
  insertPresentacion,
  insertResultado,
  markAtendida,
  readOrden,
} from '../filas/queries.ts';
import { type Anotador, duenoDe, exigirDia } from '../gastos/anotador.ts';
import { entregarSaldada } from '../gastos/gastos.ts';

export type { Anotador } from '../gastos/anotador.ts';

type Sin<T> = Omit<T, 'revision'>;

/** Notes when a step of a gestión that the caller holds began and ended. */
export async function anotarDias(
  db: Db,
  row: SolicitudRow,
  orden: number,
  { empezadoEl, hechoEl, now }: Sin<FechasDePaso> & { readonly now: Date },
): Promise<void> {
  if (row.grupo === 'finalizado') throw new AppError('estado-no-permite');
  if (hechoEl !== null && empezadoEl === null) throw invalidField('empezadoEl', 'requerido');
  exigirDia(row, 'empezadoEl', empezadoEl, now);
  exigirDia(row, 'hechoEl', hechoEl, now);
  if (hechoEl !== null && empezadoEl !== null && hechoEl < empezadoEl)
    throw invalidField('hechoEl', 'hastaAntesDeDesde');
  const terminado = empezadoEl !== null && hechoEl !== null;
  const diasReales = terminado ? diasHabilesEntre(empezadoEl, hechoEl, await calendarioActual(db)) : null;
  if (!(await guardarPaso(db, row.idSolicitud, orden, { empezadoEl, hechoEl, diasReales })))
    throw new AppError('no-encontrado');
  await anotarCambio(db, row, now);
}

/** Notes what was handed to the institution, with its proof. It answers the observation that was open. */
export async function anotarPresentacion(
  db: Db,
  row: SolicitudRow,
  quien: Anotador,
  { comprobante, ...presentacion }: Sin<PresentacionNueva>,
): Promise<void> {
  const { idSolicitud } = row;
  const { now, idUsuario } = quien;
  exigirDia(row, 'presentadaEl', presentacion.presentadaEl, now);
  const comienza = {
    clase: await findClase(db, idSolicitud),
    orden: await readOrden(db, 'gestionPresentaciones', idSolicitud),
  };
  await expedientes.darPaso(db, row, { ...quien, accion: 'presentar' });
  await markAtendida(db, idSolicitud, now);
  await adjuntarArchivo(db, comprobante, duenoDe(quien));
  const anotada = {
    idPresentacion: uuidv7(),
    idSolicitud,
    idArchivo: comprobante,
    anotadaPor: idUsuario,
    anotadaEn: now,
  };
  await insertPresentacion(db, { ...presentacion, ...comienza, ...anotada });
}

/** Notes what the institution observed, and the last day to answer it. */
export async function anotarObservacion(
  db: Db,
  row: SolicitudRow,
  quien: Anotador,
  observacion: Sin<ObservacionNueva>,
): Promise<void> {
  const { idSolicitud } = row;
  const { notificadaEl, diasHabiles, responde } = observacion;
  const { now, idUsuario } = quien;
  exigirDia(row, 'notificadaEl', notificadaEl, now);
  await expedientes.darPaso(db, row, { ...quien, accion: 'observar', respondeCliente: responde === 'cliente' });
  const calendario = await calendarioActual(db);
  const venceEl = diasHabiles === null ? null : enDiasHabiles(notificadaEl, diasHabiles, calendario);
  const orden = await readOrden(db, 'gestionObservaciones', idSolicitud);
  const anotada = { idObservacion: uuidv7(), idSolicitud, orden, venceEl, anotadaPor: idUsuario, anotadaEn: now };
  await insertObservacion(db, { ...observacion, ...anotada });
}

/** Notes what the institution resolved. A favorable result is delivered by itself as soon as it has a file. */
export async function anotarResultado(
  db: Db,
  row: SolicitudRow,
  quien: Anotador,
  { archivos, ...resultado }: Sin<ResultadoNuevo>,
): Promise<void> {
  const { idSolicitud } = row;
  const { favorable, nota } = resultado;
  const { now, idUsuario } = quien;
  exigirResultado(row, resultado, now);
  const accion = favorable ? 'resolver' : 'denegar';
  // A result may be completed while it waits to be delivered.
  const completa = favorable && row.estado === 'resuelta';
  const movida = completa
    ? row
    : await expedientes.darPaso(db, row, { ...quien, accion, motivo: favorable ? null : nota });
  await markAtendida(db, idSolicitud, now);
  const suyos = [...new Set(archivos)];
  for (const idArchivo of suyos) await adjuntarArchivo(db, idArchivo, duenoDe(quien));
  await insertResultado(db, { ...resultado, idSolicitud, archivos: suyos, anotadoPor: idUsuario, anotadoEn: now });
  if (favorable && suyos.length > 0) await entregarSaldada(db, movida, now);
  else if (completa) await anotarCambio(db, movida, now);
}

function exigirResultado(
  row: SolicitudRow,
  { favorable, nota, resueltaEl, venceEl }: Omit<ResultadoNuevo, 'revision' | 'archivos'>,
  now: Date,
): void {
  exigirDia(row, 'resueltaEl', resueltaEl, now);
  if (venceEl !== null && venceEl < resueltaEl) throw invalidField('venceEl', 'hastaAntesDeDesde');
  if (!favorable && nota === '') throw invalidField('nota', 'requerido');
}
