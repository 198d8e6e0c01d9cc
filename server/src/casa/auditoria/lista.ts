import {
  type Archivo,
  DAY,
  FILAS_POR_ARCHIVO,
  type FormatoDeExportacion,
  type Rol,
  TOTAL_CONTADO,
} from '@fedatario/contract/base';
import type {
  CambioAuditado,
  FiltrosDeAuditoria,
  ordenesDeAuditoria,
  RegistroDeAuditoria,
} from '@fedatario/contract/casa';
import { jurisdiccion } from '@fedatario/document-engine';
import type { Db } from '../../db/db.ts';
import { type Claves, decodePosition, toOrderedPage } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import { inicioDelDia } from '../../services/hora-local.ts';
import { type Columna, instante, texto, writeSheet } from '../../services/sheet/sheet.ts';
import { countRegistros, type Filtros, findRegistro, listRegistros, type RegistroRow } from './queries.ts';

const claves: Claves<(typeof ordenesDeAuditoria)[number]> = { fecha: 'number' };

interface Lista extends FiltrosDeAuditoria {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

export async function listarAuditoria(db: Db, { cursor, limite, orden = '-fecha', ...query }: Lista) {
  const filtros = filtrosDe(query);
  const despuesDe = decodePosition(cursor, orden, claves);
  const rows = await listRegistros(db, { filtros, orden, despuesDe, limite: limite + 1 });
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idRegistro }) => idRegistro });
  return { data: data.map(toRegistro), siguiente, total: await countRegistros(db, filtros, TOTAL_CONTADO) };
}

export async function leerRegistro(db: Db, idRegistro: string): Promise<RegistroDeAuditoria> {
  const row = await findRegistro(db, idRegistro);
  if (!row) throw new AppError('no-encontrado');
  return toRegistro(row);
}

const columnas: readonly Columna<RegistroDeAuditoria>[] = [
  { titulo: 'Fecha', de: ({ hechoEn }) => instante(new Date(hechoEn)) },
  { titulo: 'Quién', de: ({ actor }) => texto(actor?.nombre ?? 'Sistema') },
  { titulo: 'Rol', de: ({ actor }) => texto(actor?.rol ?? '') },
  { titulo: 'Acto', de: ({ objeto, accion }) => texto(`${objeto}.${accion}`) },
  { titulo: 'Objeto', de: ({ nombreObjeto }) => texto(nombreObjeto ?? '') },
  { titulo: 'Identificador', de: ({ idObjeto, vistos }) => texto(idObjeto ?? vistos.join(' ')) },
  { titulo: 'Cambios', de: ({ cambios }) => texto(cambios.map(dicho).join('; ')) },
  { titulo: 'Petición', de: ({ idPeticion }) => texto(idPeticion ?? '') },
  { titulo: 'Origen', de: ({ origen }) => texto(origen ?? '') },
];

interface Pedida extends FiltrosDeAuditoria {
  readonly formato: FormatoDeExportacion;
}

/** Exactly the rows that the same filter lists, in the same order. */
export async function exportarAuditoria(db: Db, { formato, orden = '-fecha', ...query }: Pedida): Promise<Archivo> {
  const filas = await listRegistros(db, { filtros: filtrosDe(query), orden, limite: FILAS_POR_ARCHIVO + 1 });
  if (filas.length > FILAS_POR_ARCHIVO)
    throw new AppError('exportacion-demasiado-grande', { params: { maximo: FILAS_POR_ARCHIVO } });
  const { zonaHoraria } = jurisdiccion;
  return writeSheet({ nombre: 'auditoria', columnas, filas: filas.map(toRegistro), zonaHoraria }, formato);
}

function dicho({ campo, antes, despues, reservado }: CambioAuditado): string {
  return reservado ? `${campo}: (reservado)` : `${campo}: ${JSON.stringify(antes)} → ${JSON.stringify(despues)}`;
}

function filtrosDe({ desde, hasta, ...filtros }: FiltrosDeAuditoria): Filtros {
  return {
    ...filtros,
    desde: desde === undefined ? undefined : inicioDelDia(desde),
    hasta: hasta === undefined ? undefined : new Date(inicioDelDia(hasta).getTime() + DAY),
  };
}

function toRegistro({ idActor, nombreActor, rolActor, hechoEn, cambios, ...row }: RegistroRow): RegistroDeAuditoria {
  return {
    ...row,
    hechoEn: hechoEn.toISOString(),
    actor: idActor === null ? null : { idUsuario: idActor, nombre: String(nombreActor), rol: rolActor as Rol },
    objeto: row.objeto as RegistroDeAuditoria['objeto'],
    accion: row.accion as RegistroDeAuditoria['accion'],
    cambios: cambios as CambioAuditado[],
  };
}
