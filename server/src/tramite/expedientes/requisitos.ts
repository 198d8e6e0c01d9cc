import { DAY } from '@fedatario/contract/base';
import { type AccionRequisito, pasoDeRequisito } from '@fedatario/contract/solicitud';
import type { EntregaDeRequisito, Entregas, Expediente } from '@fedatario/contract/tramite';
import { abrirArchivo, adjuntarArchivo, archivosSueltos } from '../../casa/archivos/archivos.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { diaLocal } from '../../services/hora-local.ts';
import {
  darPasoDeRequisito,
  exigirAdmision,
  faltanRequisitos,
  findRequisito,
  insertPaginas,
  listPaginas,
  type RequisitoRow,
  requisitosDe,
} from '../../solicitud/requisitos/requisitos.ts';
import { decirCambio, lockSolicitud, type SolicitudRow } from '../../solicitud/solicitudes/solicitudes.ts';
import { avisarRequisito } from './avisos.ts';
import { findExpediente } from './filas/queries.ts';
import { leerExpediente } from './lectura.ts';
import { darPaso, maquinaDe, tomarSolicitud } from './paso.ts';

type PasoDeRequisito = Parameters<typeof darPasoDeRequisito> extends [Db, ...infer Rest] ? Rest : never;

/** Hands it in, in as many pages as it has. With the last obligatory one, the work goes on by itself. */
export async function entregarRequisito(
  request: Context<'all'>,
  idRequisito: string,
  { revision, archivos }: EntregaDeRequisito,
): Promise<Expediente> {
  const { db, actor, now } = request;
  const { row, como, requisito } = await tomarRequisito(request, idRequisito);
  if (!como.includes('cliente')) throw new AppError('no-encontrado');
  await exigir(request, { row, requisito, revision }, 'entregar');
  exigirAdmision(requisito, await archivosSueltos(db, actor.idUsuario, archivos));
  for (const idArchivo of new Set(archivos)) await adjuntarArchivo(db, idArchivo, actor.idUsuario);
  const entrega = requisito.entregas + 1;
  await insertPaginas(db, { idRequisito, entrega, archivos: [...new Set(archivos)] });
  const limpio = { motivo: null, revisadoPor: null, revisadoEn: null, venceEl: null };
  await moverRequisito(db, row, requisito, 'entregar', { ...limpio, entregas: entrega, entregadoEn: now });
  await seguir(db, row, now);
  return leerExpediente(request, row.idSolicitud);
}

interface Propio {
  readonly idSolicitud: string;
  /** The kind of requisito. */
  readonly clave: string;
  readonly idArchivo: string;
  readonly now: Date;
}

/** Hands in, for its customer, a file that the platform has. Does nothing once something was handed in. */
export async function entregarPropio(db: Db, { idSolicitud, clave, idArchivo, now }: Propio): Promise<void> {
  const row = await lockSolicitud(db, idSolicitud);
  const requisito = (await requisitosDe(db, idSolicitud)).find((uno) => uno.clave === clave);
  if (!row || !requisito || requisito.estado !== 'pendiente') return;
  await adjuntarArchivo(db, idArchivo, row.idUsuario);
  await insertPaginas(db, { idRequisito: requisito.idRequisito, entrega: 1, archivos: [idArchivo] });
  await moverRequisito(db, row, requisito, 'entregar', { entregas: 1, entregadoEn: now });
  await seguir(db, row, now);
}

export async function verRequisito(request: Context<'all'>, idRequisito: string): Promise<Entregas> {
  const { db, actor, now } = request;
  const requisito = await findRequisito(db, idRequisito);
  if (!requisito || !(await findExpediente(db, actor, requisito.idSolicitud))) throw new AppError('no-encontrado');
  const paginas = await listPaginas(db, idRequisito);
  return [...new Set(paginas.map(({ entrega }) => entrega))].map((entrega) => {
    const suyas = paginas.filter((pagina) => pagina.entrega === entrega);
    return { entrega, paginas: suyas.map(({ entrega: _, ...archivo }) => abrirArchivo(archivo, now)) };
  });
}

export async function aceptarRequisito(request: Context<'all'>, idRequisito: string, revision: number) {
  const { row, requisito } = await tomarDeOficina(request, idRequisito);
  await exigir(request, { row, requisito, revision }, 'aceptar');
  await moverRequisito(request.db, row, requisito, 'aceptar', { ...revisadoPor(request), venceEl: venceEl(requisito) });
  await avisarRequisito(request.db, row, 'requisitoAceptado', requisito.nombre, null);
  return leerExpediente(request, row.idSolicitud);
}

/** Rejects it with a reason. During the review, an obligatory one stops the work until there is another. */
export async function rechazarRequisito(
  request: Context<'all'>,
  idRequisito: string,
  revision: number,
  motivo: string,
) {
  const { db, actor, now } = request;
  const { row, como, requisito } = await tomarDeOficina(request, idRequisito);
  await exigir(request, { row, requisito, revision }, 'rechazar');
  await moverRequisito(db, row, requisito, 'rechazar', { ...revisadoPor(request), motivo, venceEl: null });
  const porque = `${requisito.nombre}: ${motivo}`.slice(0, 500);
  if (row.estado === maquinaDe(row).enRevision && requisito.obligatorio)
    await darPaso(db, row, { accion: 'pedirRequisitos', como, idUsuario: actor.idUsuario, motivo: porque, now });
  await avisarRequisito(db, row, 'requisitoRechazado', requisito.nombre, motivo);
  return leerExpediente(request, row.idSolicitud);
}

export async function dispensarRequisito(
  request: Context<'all'>,
  idRequisito: string,
  revision: number,
  motivo: string,
) {
  const { row, requisito } = await tomarDeOficina(request, idRequisito);
  await exigir(request, { row, requisito, revision }, 'dispensar');
  await moverRequisito(request.db, row, requisito, 'dispensar', { ...revisadoPor(request), motivo });
  await seguir(request.db, row, request.now);
  return leerExpediente(request, row.idSolicitud);
}

/** Asks again for an accepted requisito whose validity ended. */
export async function vencerRequisito(db: Db, idRequisito: string, now: Date): Promise<void> {
  const found = await findRequisito(db, idRequisito);
  const row = found && (await lockSolicitud(db, found.idSolicitud));
  const requisito = await findRequisito(db, idRequisito);
  if (!row || requisito?.estado !== 'aceptado' || !requisito.venceEl || requisito.venceEl >= diaLocal(now)) return;
  await moverRequisito(db, row, requisito, 'vencer', {});
  const { nombre } = requisito;
  if (row.estado === maquinaDe(row).enRevision && requisito.obligatorio) {
    const motivo = `Venció: ${nombre}`;
    await darPaso(db, row, { accion: 'pedirRequisitos', como: ['sistema'], idUsuario: null, motivo, now });
  }
  await avisarRequisito(db, row, 'requisitoPedido', nombre, null);
}

/** Takes its step, and publishes the change to both sides. */
async function moverRequisito(db: Db, row: SolicitudRow, ...paso: PasoDeRequisito): Promise<void> {
  await darPasoDeRequisito(db, ...paso);
  await decirCambio(db, row);
}

/** Resumes the work once nothing obligatory is missing. */
async function seguir(db: Db, row: SolicitudRow, now: Date): Promise<void> {
  if (row.estado !== 'requisitosPendientes' || (await faltanRequisitos(db, row.idSolicitud))) return;
  await darPaso(db, row, { accion: 'entregarRequisitos', como: ['sistema'], idUsuario: null, now });
}

/** A requisito of a solicitud that the actor may touch, which is held. */
async function tomarRequisito({ db, actor }: Context<'all'>, idRequisito: string) {
  const found = await findRequisito(db, idRequisito);
  if (!found) throw new AppError('no-encontrado');
  const { row, como } = await tomarSolicitud(db, actor, found.idSolicitud);
  const requisito = await findRequisito(db, idRequisito);
  if (!requisito) throw new AppError('no-encontrado');
  return { row, como, requisito };
}

async function tomarDeOficina(request: Context<'all'>, idRequisito: string) {
  const found = await tomarRequisito(request, idRequisito);
  if (!found.como.some((agente) => agente !== 'cliente')) throw new AppError('no-encontrado');
  return found;
}

interface Tomado {
  readonly row: SolicitudRow;
  readonly requisito: RequisitoRow;
  readonly revision: number;
}

async function exigir(
  request: Context<'all'>,
  { row, requisito, revision }: Tomado,
  accion: AccionRequisito,
): Promise<void> {
  if (requisito.revision !== revision)
    throw new AppError('conflicto-revision', { actual: await leerExpediente(request, row.idSolicitud) });
  if (!pasoDeRequisito(requisito.estado, accion, row.estado)) throw new AppError('estado-no-permite');
}

const revisadoPor = ({ actor, now }: Context<'all'>) => ({ revisadoPor: actor.idUsuario, revisadoEn: now });

/** The last day it is good: so many days from when it was handed in. */
function venceEl({ vigenciaDias, entregadoEn }: RequisitoRow): string | null {
  if (vigenciaDias === null || entregadoEn === null) return null;
  return diaLocal(new Date(entregadoEn.getTime() + vigenciaDias * DAY));
}
