import type { ArchivoGuardado } from '@fedatario/contract/casa';
import { CLAVE_DE_PODER, hechosDeGestion } from '@fedatario/contract/solicitud';
import type { CuentasDeTramites, Gestion, GestionDetalle, PasoEnCurso } from '@fedatario/contract/tramite';
import { abrirArchivo } from '../../../casa/archivos/archivos.ts';
import { calendarioActual, type Horario, sumarDiasHabiles } from '../../../casa/calendario/calendario.ts';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { diaLocal } from '../../../services/hora-local.ts';
import { type PasoRow, pasosDe } from '../../../solicitud/pasos/pasos.ts';
import * as expedientes from '../../expedientes/expedientes.ts';
import { gastosDe } from '../gastos/gastos.ts';
import { datosDe } from './datos.ts';
import {
  findGestion,
  type GestionRow,
  hasRequisitoPendiente,
  listArchivosDeObservaciones,
  listArchivosDeResultados,
  listObservaciones,
  listPasosActuales,
  listPresentaciones,
  listResultados,
} from './queries.ts';

interface Lista {
  readonly cursor?: string | undefined;
  readonly limite: number;
  readonly estado: string;
}

export async function listarPropias(request: Context<'all'>, lista: Lista) {
  const { data, siguiente } = await expedientes.pagePropios(request, 'gestion', lista);
  const ids = data.map(({ idSolicitud }) => idSolicitud);
  const pasos = new Map((await listPasosActuales(request.db, ids)).map((paso) => [paso.idSolicitud, paso]));
  return {
    data: data.map((row) => {
      const { nombre, institucion } = pasos.get(row.idSolicitud) ?? {};
      const pasoActual = nombre && institucion ? { nombre, institucion } : null;
      return { ...toGestion(row, ['cliente']), sinLeer: row.sinLeer, pasoActual };
    }),
    siguiente,
  };
}

export function contarPropias(request: Context<'all'>): Promise<CuentasDeTramites> {
  return expedientes.contarPropios(request, 'gestion');
}

export function toGestion(
  row: Parameters<typeof expedientes.toRenglon>[0],
  agentes: readonly expedientes.Agente[],
): Gestion {
  return expedientes.toRenglon(row, hechosDeGestion, agentes);
}

/** A gestión that the actor may see, with their actions; anyone else's does not exist. */
export async function leerGestion(request: Context<'all'>, idSolicitud: string): Promise<GestionDetalle> {
  const { db, actor, now } = request;
  const row = await findGestion(db, actor, idSolicitud);
  if (!row) throw new AppError('no-encontrado');
  const deGestion = {
    gestor: gestorDe(row, actor.rol === 'admin'),
    datos: await datosDe(db, idSolicitud, row.idUsuario !== actor.idUsuario),
    gastos: await gastosDe(db, idSolicitud, now),
    pidePoder: await hasRequisitoPendiente(db, idSolicitud, CLAVE_DE_PODER),
    ...(await diligenciasDe(db, row, now)),
  };
  const detalle = (await expedientes.detalleDe(request, row)) as Omit<GestionDetalle, keyof typeof deGestion>;
  return { ...detalle, ...deGestion };
}

/** Its steps, and what was presented, observed and resolved, for whoever may see it. */
export async function diligenciasDe(
  db: Db,
  { idSolicitud, creadaEn }: Pick<GestionRow, 'idSolicitud' | 'creadaEn'>,
  now: Date,
) {
  const calendario = await calendarioActual(db);
  return {
    pasos: enCurso(await pasosDe(db, idSolicitud), diaLocal(creadaEn), calendario),
    presentaciones: (await listPresentaciones(db, idSolicitud)).map((una) => toPresentacion(una, now)),
    observaciones: await observacionesDe(db, idSolicitud, now),
    resultados: await resultadosDe(db, idSolicitud, now),
  };
}

/** The customer reads who does it; how to reach them is the office's. */
function gestorDe({ idGestor, nombreGestor, emailGestor, telefonoGestor }: GestionRow, esAdmin: boolean) {
  if (idGestor === null) return null;
  const contacto = esAdmin ? { email: emailGestor, telefono: telefonoGestor } : { email: null, telefono: null };
  return { idGestor, nombre: nombreGestor ?? '', ...contacto };
}

/** Each step with the day on which it usually ends: from when it began, or from when the one before ended or usually ends. */
function enCurso(pasos: readonly PasoRow[], desde: string, calendario: Horario): PasoEnCurso[] {
  let llega: string | null = desde;
  return pasos.map(({ idSolicitud: _, ...paso }) => {
    const comienza: string | null = paso.empezadoEl ?? llega;
    const { diasHabiles } = paso;
    const esperadoEl = comienza && diasHabiles ? enDiasHabiles(comienza, diasHabiles, calendario) : null;
    llega = paso.hechoEl ?? esperadoEl;
    return { ...paso, esperadoEl };
  });
}

/** The day on which so many working days have passed. */
export function enDiasHabiles(desde: string, dias: number, calendario: Horario): string {
  return diaLocal(new Date(sumarDiasHabiles(new Date(`${desde}T18:00:00Z`), dias, calendario).getTime() - 1));
}

type PresentacionRow = Awaited<ReturnType<typeof listPresentaciones>>[number];

function toPresentacion({ idArchivo, nombre, tipo, peso, clase, ...row }: PresentacionRow, now: Date) {
  const archivo = { idArchivo, nombre, tipo, peso };
  return { ...row, clase, comprobante: abrirArchivo(archivo, now) };
}

async function observacionesDe(db: Db, idSolicitud: string, now: Date): Promise<GestionDetalle['observaciones']> {
  const archivos = Map.groupBy(await listArchivosDeObservaciones(db, idSolicitud), (uno) => uno.idObservacion);
  return (await listObservaciones(db, idSolicitud)).map((row) => ({
    idObservacion: row.idObservacion,
    orden: row.orden,
    texto: row.texto,
    articulo: row.articulo,
    notificadaEl: row.notificadaEl,
    venceEl: row.venceEl,
    responde: row.responde as 'gestor' | 'cliente',
    respuesta: row.respuesta,
    archivos: abiertos(archivos.get(row.idObservacion), now),
    respondidaEn: row.respondidaEn?.toISOString() ?? null,
    atendida: row.atendidaEn !== null,
  }));
}

async function resultadosDe(db: Db, idSolicitud: string, now: Date): Promise<GestionDetalle['resultados']> {
  const archivos = Map.groupBy(await listArchivosDeResultados(db, idSolicitud), (uno) => uno.version);
  return (await listResultados(db, idSolicitud)).map((row) => ({
    version: row.version,
    favorable: row.favorable,
    numero: row.numero,
    folio: row.folio,
    libro: row.libro,
    resueltaEl: row.resueltaEl,
    venceEl: row.venceEl,
    nota: row.nota,
    archivos: abiertos(archivos.get(row.version), now),
    constancia: constanciaDe(row, now),
  }));
}

type ResultadoRow = Awaited<ReturnType<typeof listResultados>>[number];

function constanciaDe({ codigo, idArchivo, nombre, tipo, peso }: ResultadoRow, now: Date) {
  if (codigo === null || idArchivo === null || nombre === null || tipo === null || peso === null) return null;
  return { codigo, archivo: abrirArchivo({ idArchivo, nombre, tipo, peso }, now) };
}

function abiertos(archivos: readonly ArchivoGuardado[] = [], now: Date) {
  return archivos.map(({ idArchivo, nombre, tipo, peso }) => abrirArchivo({ idArchivo, nombre, tipo, peso }, now));
}
