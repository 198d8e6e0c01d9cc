import { type Archivo, FILAS_POR_ARCHIVO, type FormatoDeExportacion, TOTAL_CONTADO } from '@fedatario/contract/base';
import type {
  FiltrosDeLectores,
  LectorDelBoletin,
  ordenesDeLectores,
  SituacionDeLector,
} from '@fedatario/contract/casa';
import { jurisdiccion } from '@fedatario/document-engine';
import { type Claves, decodePosition, toOrderedPage } from '../../../http/cursor.ts';
import { AppError } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { type Columna, instante, texto, writeSheet } from '../../../services/sheet/sheet.ts';
import { pedirConfirmacion } from '../boletin.ts';
import { findLector, type Lector, updateLector } from '../queries.ts';
import { countLectores, type FilaDeLector, listLectores, readLector } from './queries.ts';

interface Lista extends FiltrosDeLectores {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

const claves: Claves<(typeof ordenesDeLectores)[number]> = { suscrito: 'number', nombre: 'string' };

export async function listarLectores(
  { db, actor }: Context<'staff'>,
  { cursor, limite, orden = 'suscrito', ...resto }: Lista,
) {
  const filtros = { ...resto, actor };
  const despuesDe = decodePosition(cursor, orden, claves);
  const rows = await listLectores(db, { ...filtros, orden, despuesDe, limite: limite + 1 });
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idBoletin }) => idBoletin });
  return { data: data.map(toLector), siguiente, total: await countLectores(db, filtros, TOTAL_CONTADO) };
}

const SITUACIONES: Readonly<Record<SituacionDeLector, string>> = {
  activa: 'Activa',
  porConfirmar: 'Por confirmar',
  baja: 'De baja',
};

const columnas: readonly Columna<LectorDelBoletin>[] = [
  { titulo: 'Nombre', de: ({ nombre }) => texto(nombre) },
  { titulo: 'Correo', de: ({ email }) => texto(email) },
  { titulo: 'Situación', de: ({ situacion }) => texto(SITUACIONES[situacion]) },
  { titulo: 'Origen', de: ({ origen }) => texto(origen === 'cuenta' ? 'Cuenta' : 'Visita') },
  { titulo: 'Suscrito', de: ({ suscritoEn }) => instante(new Date(suscritoEn)) },
  { titulo: 'Confirmado', de: ({ confirmadoEn }) => instante(confirmadoEn === null ? null : new Date(confirmadoEn)) },
];

interface Pedida extends FiltrosDeLectores {
  readonly formato: FormatoDeExportacion;
}

/** Exactly the readers that the same filter lists, in the same order. */
export async function exportarLectores(
  { db, actor }: Context<'staff'>,
  { formato, ...filtros }: Pedida,
): Promise<Archivo> {
  const rows = await listLectores(db, { ...filtros, actor, limite: FILAS_POR_ARCHIVO + 1 });
  if (rows.length > FILAS_POR_ARCHIVO)
    throw new AppError('exportacion-demasiado-grande', { params: { maximo: FILAS_POR_ARCHIVO } });
  const filas = rows.map(toLector);
  return writeSheet({ nombre: 'boletin', columnas, filas, zonaHoraria: jurisdiccion.zonaHoraria }, formato);
}

/** Ends the subscription of a person who asked the office for it; a link already sent confirms it no more. */
export async function quitarLector({ db }: Pick<Context<'staff'>, 'db'>, idBoletin: string): Promise<LectorDelBoletin> {
  const { activo, enlaceEnviadoEn } = await exigir(db, idBoletin);
  if (!activo && enlaceEnviadoEn === null) throw new AppError('estado-no-permite');
  await updateLector(db, idBoletin, { activo: false, enlaceEnviadoEn: null });
  return toLector(await readLector(db, idBoletin));
}

/** Sends the link again to whoever asked for the newsletter and did not confirm it. Who left is never written to. */
export async function reenviarEnlace(
  { db, now }: Pick<Context<'staff'>, 'db' | 'now'>,
  idBoletin: string,
): Promise<LectorDelBoletin> {
  const lector = await exigir(db, idBoletin);
  if (lector.activo || lector.enlaceEnviadoEn === null) throw new AppError('estado-no-permite');
  const enviado = await pedirConfirmacion(db, lector, now);
  if (!enviado) throw new AppError('correo-recien-enviado');
  return toLector(await readLector(db, idBoletin));
}

async function exigir(db: Context<'staff'>['db'], idBoletin: string): Promise<Lector> {
  const lector = await findLector(db, idBoletin);
  if (!lector) throw new AppError('no-encontrado');
  return lector;
}

function toLector(row: FilaDeLector): LectorDelBoletin {
  const { idBoletin, nombre, email, idUsuario, activo, fSuscripcion, confirmadoEn, enlaceEnviadoEn } = row;
  const inactiva = enlaceEnviadoEn === null ? 'baja' : 'porConfirmar';
  return {
    idBoletin,
    nombre,
    email,
    situacion: activo ? 'activa' : inactiva,
    origen: idUsuario === null ? 'visita' : 'cuenta',
    suscritoEn: fSuscripcion.toISOString(),
    confirmadoEn: confirmadoEn?.toISOString() ?? null,
    enlaceEnviadoEn: activo ? null : (enlaceEnviadoEn?.toISOString() ?? null),
  };
}
