import type { ClaseDeActo, CumplimientoDeDeber, Deber, DeberesDeTramite, TipoDeDeber } from '@fedatario/contract/acto';
import type { ArchivoAbierto } from '@fedatario/contract/casa';
import { tieneDeberes } from '@fedatario/contract/solicitud';
import { type Dia, deberesLegales, diasEntre } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import { abrirArchivo, adjuntarArchivo } from '../../casa/archivos/archivos.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { decirCambio, lockSolicitud, type SolicitudRow } from '../../solicitud/solicitudes/solicitudes.ts';
import { darPaso, exigirEnOficina, tomarEnOficina } from '../../tramite/tramites/tramites.ts';
import { plazoDe } from './calendario.ts';
import { tipos } from './plazo.ts';
import {
  type DeberRow,
  findClase,
  findDeber,
  findPrueba,
  hasPendientes,
  insertDeberes,
  listDeTramite,
  lockDeber,
  updateDeber,
} from './queries.ts';

interface Acto {
  readonly idNotario: string;
  readonly clase: ClaseDeActo;
  /** The day it was granted, from which the law counts. */
  readonly fecha: Dia;
  readonly now: Date;
}

/** Records the duties of an act just delivered, in the transaction of the delivery. Without duties the trámite is closed. */
export async function crearDeberes(db: Db, row: SolicitudRow, { clase, fecha, ...acto }: Acto): Promise<void> {
  for (const tipo of deberesLegales.deActo[clase].nacen)
    await crear(db, { ...acto, tipo, idSolicitud: row.idSolicitud, desde: fecha });
  await cerrarSiNadaQueda(db, row, acto.now);
}

/**
 * Records the duties of an act delivered before duties were recorded; does nothing when it has them. Without duties the
 * trámite is closed, as at delivery. A duty already overdue is notified once, as any.
 */
export async function darDeberes(db: Db, idSolicitud: string, now: Date): Promise<void> {
  const row = await lockSolicitud(db, idSolicitud);
  if (!row || !tieneDeberes(row.estado) || (await listDeTramite(db, idSolicitud)).length > 0) return;
  const firma = await findClase(db, idSolicitud);
  if (firma) await crearDeberes(db, row, { ...firma, now });
  else await cerrarSiNadaQueda(db, row, now);
  await decirCambio(db, row);
}

export async function deberesDe(request: Context<'staff'>, idSolicitud: string): Promise<DeberesDeTramite> {
  const { db, actor, now } = request;
  const tramite = await exigirEnOficina(db, actor, idSolicitud);
  const deberes = (await listDeTramite(db, idSolicitud)).map((deber) => toDeber(deber, now));
  const firma = tieneDeberes(tramite.estado) ? await findClase(db, idSolicitud) : undefined;
  const caben: readonly TipoDeDeber[] = firma ? deberesLegales.deActo[firma.clase].caben : [];
  return { deberes, caben: caben.filter((tipo) => !deberes.some((deber) => deber.tipo === tipo)) };
}

/** Adds a duty that the act has because of its subject, counted from the day it was granted. */
export async function agregarDeber(request: Context<'staff'>, idSolicitud: string, tipo: TipoDeDeber): Promise<Deber> {
  const { db, actor, now } = request;
  const { row } = await tomarEnOficina(db, actor, idSolicitud);
  const firma = await findClase(db, idSolicitud);
  const { caben } = await deberesDe(request, idSolicitud);
  if (!firma || !caben.includes(tipo)) throw new AppError('estado-no-permite');
  const { idNotario, fecha: desde } = firma;
  const idDeber = await crear(db, { idSolicitud, idNotario, tipo, desde, now });
  await decirCambio(db, row);
  return leer(db, idDeber, now);
}

/**
 * Records that a duty was done, with its proof. Duties that follow from it count from that day; with none left, the trámite
 * is closed.
 */
export async function cumplirDeber(
  { db, actor, now }: Context<'staff'>,
  idDeber: string,
  { fecha, constancia, idArchivo }: CumplimientoDeDeber,
): Promise<Deber> {
  const { idSolicitud: suya } = await exigirDeber(db, actor, idDeber);
  const tramite = suya === null ? undefined : (await tomarEnOficina(db, actor, suya)).row;
  const deber = await lockDeber(db, idDeber);
  if (deber?.estado !== 'pendiente') throw new AppError('estado-no-permite');
  const hoy = diaLocal(now);
  if (fecha < deber.desde || fecha > hoy) throw invalidField('fecha', 'fechaDeCumplimiento');
  if (idArchivo !== null) await adjuntarArchivo(db, idArchivo, actor.idUsuario);
  const prueba = { cumplidoEl: fecha, constancia, idArchivo, anotadoPor: actor.idUsuario, anotadoEn: now };
  await updateDeber(db, idDeber, { ...prueba, estado: 'cumplido', avisoEl: null });
  if (tramite) await seguirDe(db, tramite, deber, { fecha, now });
  return leer(db, idDeber, now);
}

/** Records what follows in a trámite from a duty of it that was done on this day. */
async function seguirDe(
  db: Db,
  tramite: SolicitudRow,
  { tipo, idNotario }: DeberRow,
  { fecha, now }: { readonly fecha: Dia; readonly now: Date },
): Promise<void> {
  const { sigue } = tipos[tipo as TipoDeDeber];
  const { idSolicitud } = tramite;
  if (sigue) await crear(db, { idSolicitud, idNotario, tipo: sigue as TipoDeDeber, desde: fecha, now });
  await cerrarSiNadaQueda(db, tramite, now);
  await decirCambio(db, tramite);
}

/** The duty, for whoever may see it: those of its trámite; of the protocol, its notary and the administration. */
export async function exigirDeber(db: Db, actor: Context<'staff'>['actor'], idDeber: string): Promise<DeberRow> {
  const deber = await findDeber(db, idDeber);
  if (!deber) throw new AppError('no-encontrado');
  if (deber.idSolicitud !== null) await exigirEnOficina(db, actor, deber.idSolicitud);
  else if (actor.rol !== 'admin' && deber.idNotario !== actor.idUsuario) throw new AppError('no-encontrado');
  return deber;
}

export async function verPrueba({ db, actor, now }: Context<'staff'>, idDeber: string): Promise<ArchivoAbierto> {
  await exigirDeber(db, actor, idDeber);
  const prueba = await findPrueba(db, idDeber);
  if (!prueba) throw new AppError('no-encontrado');
  return abrirArchivo(prueba, now);
}

interface Nuevo {
  readonly idSolicitud: string;
  readonly idNotario: string;
  readonly tipo: TipoDeDeber;
  readonly desde: Dia;
  readonly now: Date;
}

async function crear(db: Db, { now, tipo, desde, ...nuevo }: Nuevo): Promise<string> {
  const plazo = await plazoDe(db, tipo, desde, now);
  const idDeber = uuidv7();
  await insertDeberes(db, [{ ...nuevo, ...plazo, idDeber, tipo, desde, creadoEn: now }]);
  return idDeber;
}

async function cerrarSiNadaQueda(db: Db, row: SolicitudRow, now: Date): Promise<void> {
  if (!tieneDeberes(row.estado) || (await hasPendientes(db, row.idSolicitud))) return;
  await darPaso(db, row, { accion: 'cerrar', como: ['sistema'], idUsuario: null, now });
}

async function leer(db: Db, idDeber: string, now: Date): Promise<Deber> {
  const row = await findDeber(db, idDeber);
  if (!row) throw new AppError('no-encontrado');
  return toDeber(row, now);
}

export function toDeber(row: DeberRow, now: Date): Deber {
  const { idDeber, idSolicitud, idNotario, serie, numero, notario, idArchivo } = row;
  const { desde, venceEl, cumplidoEl, constancia, anotadoPor } = row;
  const tipo = row.tipo as TipoDeDeber;
  const faltan = diasEntre(diaLocal(now), venceEl);
  const pendiente = faltan < 0 ? 'vencido' : 'pendiente';
  return {
    idDeber,
    idSolicitud,
    nombre: row.nombre ?? row.asunto ?? '',
    tipo,
    desde,
    venceEl,
    faltan,
    cumplidoEl,
    constancia,
    anotadoPor,
    tramite: serie === null || numero === null ? null : formatNumber(serie, numero),
    notario: { idUsuario: idNotario, nombre: notario },
    articulo: tipos[tipo].articulo,
    situacion: row.estado === 'cumplido' ? 'cumplido' : pendiente,
    conArchivo: idArchivo !== null,
  };
}
