import type {
  FechasDePaso,
  GestionDetalle,
  ObservacionNueva,
  PresentacionNueva,
  ResultadoNuevo,
} from '@fedatario/contract/tramite';
import type { Context } from '../../../http/route.ts';
import type { SolicitudRow } from '../../../solicitud/solicitudes/solicitudes.ts';
import * as expedientes from '../../expedientes/expedientes.ts';
import { leerGestion } from '../filas/lectura.ts';
import { type Anotador, anotarDias, anotarObservacion, anotarPresentacion, anotarResultado } from './anotar.ts';

const clase: expedientes.Clase<GestionDetalle> = { tipo: 'gestion', leer: leerGestion };

/** The office writes when a step began and ended. */
export function anotarFechas(
  request: Context<'all'>,
  { idSolicitud, orden }: { readonly idSolicitud: string; readonly orden: number },
  { revision, ...fechas }: FechasDePaso,
): Promise<GestionDetalle> {
  const { db, now } = request;
  return anotar(request, idSolicitud, revision, (row) => anotarDias(db, row, orden, { ...fechas, now }));
}

/** The office notes what was handed to the institution. */
export function presentar(
  request: Context<'all'>,
  idSolicitud: string,
  { revision, ...presentacion }: PresentacionNueva,
): Promise<GestionDetalle> {
  const note = (row: SolicitudRow, quien: Anotador) => anotarPresentacion(request.db, row, quien, presentacion);
  return anotar(request, idSolicitud, revision, note);
}

/** The office notes what the institution observed. */
export function observar(
  request: Context<'all'>,
  idSolicitud: string,
  { revision, ...observacion }: ObservacionNueva,
): Promise<GestionDetalle> {
  const note = (row: SolicitudRow, quien: Anotador) => anotarObservacion(request.db, row, quien, observacion);
  return anotar(request, idSolicitud, revision, note);
}

/** The office notes what the institution resolved. */
export function resolver(
  request: Context<'all'>,
  idSolicitud: string,
  { revision, ...resultado }: ResultadoNuevo,
): Promise<GestionDetalle> {
  const note = (row: SolicitudRow, quien: Anotador) => anotarResultado(request.db, row, quien, resultado);
  return anotar(request, idSolicitud, revision, note);
}

/** Takes the gestión for somebody of the office, notes it, and answers the gestión as it is then. */
async function anotar(
  request: Context<'all'>,
  idSolicitud: string,
  revision: number,
  work: (row: SolicitudRow, quien: Anotador) => Promise<void>,
): Promise<GestionDetalle> {
  const { actor, now } = request;
  const { row, como } = await expedientes.tomarRevision(request, clase, idSolicitud, revision);
  await work(row, { como, idUsuario: actor.idUsuario, idGestor: null, now });
  return leerGestion(request, idSolicitud);
}
