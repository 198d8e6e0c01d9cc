import type {
  CobroDeGastos,
  GastoNuevo,
  GastoPropuesto,
  GestionDetalle,
  OrdenDeGestion,
  RespuestaDeObservacion,
} from '@fedatario/contract/tramite';
import { adjuntarArchivo } from '../../casa/archivos/archivos.ts';
import { exigirSinComprobante } from '../../compra/pagos/pagos.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import * as expedientes from '../expedientes/expedientes.ts';
import { leerGestion } from './filas/lectura.ts';
import { findAbierta, findGestion, updateRespuesta } from './filas/queries.ts';
import { asumirGasto, cobrarGastos, gastarDeOficina, proponerGasto } from './gastos/gastos.ts';
import { findPorPagar } from './gastos/queries.ts';

export { anotarFechas, observar, presentar, resolver } from './diligencias/diligencias.ts';
export { candidatos, encargar, encargarVarias } from './encargos/encargos.ts';
export { exportarEncargos, leerTablero, listarEncargos } from './encargos/lista.ts';
export { contarPropias, leerGestion, listarPropias } from './filas/lectura.ts';
export { prepararPoder } from './poder.ts';
export { enviarRecado, listarRecados } from './por-enlace/por-enlace.ts';

/** A gestión, for what is the same for both kinds of solicitud. */
const clase: expedientes.Clase<GestionDetalle> = { tipo: 'gestion', leer: leerGestion };

/** Adds an expense that the product did not estimate. */
export function proponer(request: Context<'all'>, idSolicitud: string, gasto: GastoPropuesto): Promise<GestionDetalle> {
  return proponerGasto(request, clase, idSolicitud, gasto);
}

/** Writes what an expense cost, with its receipt. */
export function gastar(
  request: Context<'all'>,
  cual: { readonly idSolicitud: string; readonly idGasto: string },
  gasto: GastoNuevo,
) {
  return gastarDeOficina(request, clase, cual, gasto);
}

/** The office bears an expense that was noted as its customer's. */
export function asumir(
  request: Context<'all'>,
  cual: { readonly idSolicitud: string; readonly idGasto: string },
  { revision }: { readonly revision: number },
) {
  return asumirGasto(request, clase, cual, revision);
}

/** Charges the expenses that are foreseen and were not charged yet. */
export function cobrar(request: Context<'all'>, idSolicitud: string, cobro: CobroDeGastos): Promise<GestionDetalle> {
  return cobrarGastos(request, clase, idSolicitud, cobro);
}

/** Takes a step that needs no other data. */
export async function actuar(
  request: Context<'all'>,
  idSolicitud: string,
  orden: OrdenDeGestion,
): Promise<GestionDetalle> {
  const { db, actor, now } = request;
  const { accion, motivo, revision } = orden;
  const { row, como } = await expedientes.tomarRevision(request, clase, idSolicitud, revision);
  const paso = { accion, como, idUsuario: actor.idUsuario, motivo, now };
  await expedientes.darPaso(db, row, paso, expedientes.finDePausa(orden, now));
  return leerGestion(request, idSolicitud);
}

/** Stops the work for good, and asks for what the rule gives back of it. */
export async function cancelar(
  request: Context<'all'>,
  idSolicitud: string,
  cancelacion: { readonly revision: number; readonly motivo: string; readonly total: number },
): Promise<GestionDetalle> {
  // A transfer whose receipt is being looked at may have been made: it is decided first.
  const suya = await findGestion(request.db, request.actor, idSolicitud);
  const idFactura = suya && (await findPorPagar(request.db, idSolicitud));
  if (idFactura) await exigirSinComprobante(request.db, idFactura);
  return expedientes.cancelar(request, clase, idSolicitud, cancelacion);
}

/** The customer's answer to what the institution observed; the gestor presents it. */
export async function responder(
  request: Context<'all'>,
  idSolicitud: string,
  { revision, texto: respuesta, archivos }: RespuestaDeObservacion,
): Promise<GestionDetalle> {
  const { db, actor, now } = request;
  const { row, como } = await expedientes.tomarRevision(request, clase, idSolicitud, revision);
  if (!como.includes('cliente')) throw new AppError('no-encontrado');
  const { idUsuario } = actor;
  await expedientes.darPaso(db, row, { accion: 'responder', como: ['cliente'], idUsuario, now });
  const idObservacion = await findAbierta(db, idSolicitud);
  if (!idObservacion) throw new AppError('estado-no-permite');
  const suyos = [...new Set(archivos)];
  for (const idArchivo of suyos) await adjuntarArchivo(db, idArchivo, idUsuario);
  const dicho = { idObservacion, respuesta, archivos: suyos };
  await updateRespuesta(db, { ...dicho, respondidaPor: idUsuario, respondidaEn: now });
  return leerGestion(request, idSolicitud);
}
