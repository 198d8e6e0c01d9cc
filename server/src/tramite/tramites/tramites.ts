import type { AccionTramite, CancelacionDeTramite, TramiteDetalle } from '@fedatario/contract';
import { DAY } from '@fedatario/contract';
import { lockFactura } from '../../compra/facturas/facturas.ts';
import { pedirReembolso } from '../../compra/reembolsos/reembolsos.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import { type Cambio, encolarEntrega } from '../../solicitud/solicitudes/solicitudes.ts';
import { iniciarMinuta } from '../minutas/minutas.ts';
import { cotizarTramite, leerTramite } from './lectura.ts';
import { darPaso, type Request, tomar } from './paso.ts';

export { aprobarMinuta, observarMinuta, responderObservacion } from './aprobacion.ts';
export { asignar, asignarVarios, candidatos } from './asignacion.ts';
export { avisarCorreccion } from './avisos.ts';
export { intentarEntrega } from './entrega.ts';
export { deshacerEnvio, enviarMinuta } from './envio.ts';
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
export { exportarOficina, leerTablero, listarOficina } from './oficina/oficina.ts';
export { darPaso, exigirPaso, type Request, situacionDe, tomar, tomarEnOficina } from './paso.ts';

export {
  aceptarRequisito,
  dispensarRequisito,
  entregarPropio,
  entregarRequisito,
  rechazarRequisito,
  verRequisito,
} from './requisitos.ts';

interface Orden {
  readonly accion: AccionTramite;
  readonly revision: number;
  readonly motivo?: string | null;
  readonly hasta?: string | null | undefined;
}

const DIAS_DE_PAUSA = 365;

/** Takes a step that needs no other data. */
export async function actuar(request: Request, idSolicitud: string, orden: Orden): Promise<TramiteDetalle> {
  const { db, actor, now } = request;
  const { accion, motivo = null } = orden;
  const { row, como } = await tomarRevision(request, idSolicitud, orden.revision);
  await darPaso(db, row, { accion, como, idUsuario: actor.idUsuario, motivo, now }, datosDe(orden, now));
  if (accion === 'reintentar') await encolarEntrega(db, row);
  // The text is begun when the notary accepts.
  if (accion === 'aceptar') await iniciarMinuta(db, idSolicitud, now);
  // The notary who gave it back sees it once more.
  return leerTramite(request, idSolicitud, accion === 'devolver');
}

/** Stops the work for good, and asks for what the rule gives back of it. */
export async function cancelar(
  request: Request,
  idSolicitud: string,
  { revision, motivo, total: visto }: CancelacionDeTramite,
): Promise<TramiteDetalle> {
  const { db, actor, now } = request;
  const { idFactura } = await leerTramite(request, idSolicitud);
  // The invoice is held first, as everywhere.
  await lockFactura(db, idFactura);
  const { row, como } = await tomarRevision(request, idSolicitud, revision);
  const { posicion } = row;
  const { monto, enCurso } = await cotizarTramite(db, row, now);
  if (monto !== visto) throw new AppError('cotizacion-cambiada');
  const { idUsuario } = actor;
  // Quoted before it stops: the refund depends on how far the work went.
  if (monto > 0 && !enCurso)
    await pedirReembolso(db, { idFactura, posiciones: [posicion], visto, motivo, idUsuario, now });
  await darPaso(db, row, { accion: 'cancelar', como, idUsuario, motivo, now });
  return leerTramite(request, idSolicitud);
}

/** Locks a trámite that the actor may act on; a stale revision is refused with the trámite as it is. */
export async function tomarRevision(request: Request, idSolicitud: string, revision: number) {
  const { db, actor } = request;
  const found = await tomar(db, actor, idSolicitud);
  if (found.row.revision !== revision)
    throw new AppError('conflicto-revision', { actual: await leerTramite(request, idSolicitud) });
  return found;
}

function datosDe({ accion, hasta }: Orden, now: Date): Cambio {
  if (accion !== 'pausar') {
    if (hasta) throw invalidField('hasta', 'invalido');
    return {};
  }
  if (!hasta) throw invalidField('hasta', 'requerido');
  const limiteEn = new Date(hasta);
  if (limiteEn <= now || limiteEn.getTime() > now.getTime() + DIAS_DE_PAUSA * DAY)
    throw invalidField('hasta', 'fechaPausa');
  return { limiteEn };
}
