import type { AccionTramite } from '@fedatario/contract/solicitud';
import type { CancelacionDeTramite, TramiteDetalle } from '@fedatario/contract/tramite';
import type { Context } from '../../http/route.ts';
import { encolarEntrega } from '../../solicitud/solicitudes/solicitudes.ts';
import * as expedientes from '../expedientes/expedientes.ts';
import { iniciarMinuta } from '../minutas/minutas.ts';
import { leerTramite } from './lectura.ts';
import { darPaso } from './paso.ts';

export { entregarPropio } from '../expedientes/expedientes.ts';
export { aprobarMinuta, observarMinuta, responderObservacion } from './aprobacion.ts';
export { asignar, asignarVarios, candidatos } from './asignacion.ts';
export { avisarCorreccion } from './avisos.ts';
export { intentarEntrega } from './entrega.ts';
export { deshacerEnvio, enviarMinuta } from './envio.ts';
export { firmaCon } from './firma.ts';
export { contarPropios, exigirEnOficina, exigirTramite, leerTramite, listarPropios } from './lectura.ts';
export {
  guardarActoDe,
  guardarTrabajo,
  hacerVersion,
  leerMinutaDe,
  leerVersion,
  pdfDeVersion,
  restaurarVersion,
} from './minuta.ts';
export { exportarOficina, leerTablero, listarOficina } from './oficina.ts';
export { darPaso, esDeOficina, exigirPaso, situacionDe, tomar, tomarEnOficina } from './paso.ts';

interface Orden {
  readonly accion: AccionTramite;
  readonly revision: number;
  readonly motivo?: string | null;
  readonly hasta?: string | null | undefined;
}

const clase: expedientes.Clase<TramiteDetalle> = { tipo: 'tramite', leer: leerTramite };

/** Takes a step that needs no other data. */
export async function actuar(request: Context<'all'>, idSolicitud: string, orden: Orden): Promise<TramiteDetalle> {
  const { db, actor, now } = request;
  const { accion, motivo = null } = orden;
  const { row, como } = await tomarRevision(request, idSolicitud, orden.revision);
  await darPaso(db, row, { accion, como, idUsuario: actor.idUsuario, motivo, now }, expedientes.finDePausa(orden, now));
  if (accion === 'reintentar') await encolarEntrega(db, row);
  // The text is begun when the notary accepts.
  if (accion === 'aceptar') await iniciarMinuta(db, idSolicitud, now);
  // The notary who gave it back sees it once more.
  return leerTramite(request, idSolicitud, accion === 'devolver');
}

/** Stops the work for good, and asks for what the rule gives back of it. */
export function cancelar(request: Context<'all'>, idSolicitud: string, cancelacion: CancelacionDeTramite) {
  return expedientes.cancelar(request, clase, idSolicitud, cancelacion);
}

/** Locks a trámite that the actor may act on; a stale revision is refused with the trámite as it is. */
export function tomarRevision(request: Context<'all'>, idSolicitud: string, revision: number) {
  return expedientes.tomarRevision(request, clase, idSolicitud, revision);
}
