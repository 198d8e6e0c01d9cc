import type {
  AsientoDeRegistro,
  DatosDeActuacion,
  FiltrosDeRegistro,
  ordenesDeRegistro,
} from '@fedatario/contract/acto';
import {
  type Archivo,
  DAY,
  FILAS_POR_ARCHIVO,
  type FormatoDeExportacion,
  TOTAL_CONTADO,
} from '@fedatario/contract/base';
import { jurisdiccion } from '@fedatario/document-engine';
import type { Db } from '../../db/db.ts';
import { type Claves, decodePosition, toOrderedPage } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Actor, Context } from '../../http/route.ts';
import { inicioDelDia } from '../../services/hora-local.ts';
import { type Columna, instante, numero, texto, writeSheet } from '../../services/sheet/sheet.ts';
import { countRegistro, type Filtros, listCadenas, listRegistro, type RegistroRow } from './queries.ts';

const claves: Claves<(typeof ordenesDeRegistro)[number]> = { fecha: 'number' };

type RegistroRequest = Pick<Context<'staff'>, 'db' | 'actor'>;

/** Notary whose record is read: for a notary always their own, whatever the request. */
export function deQuien({ rol, idUsuario }: Pick<Actor, 'rol' | 'idUsuario'>, pedido?: string): string | undefined {
  return rol === 'admin' ? pedido : idUsuario;
}

export async function listarCadenas({ db, actor }: RegistroRequest) {
  const cadenas = await listCadenas(db, deQuien(actor));
  return cadenas.map(({ idNotario, nombre: notario, ultimo: asientos }) => ({ idNotario, notario, asientos }));
}

interface Lista extends FiltrosDeRegistro {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

export async function listarRegistro(
  { db, actor }: RegistroRequest,
  { cursor, limite, orden = '-fecha', ...query }: Lista,
) {
  const filtros = filtrosDe(actor, query);
  const despuesDe = decodePosition(cursor, orden, claves);
  const rows = await listRegistro(db, { filtros, orden, despuesDe, limite: limite + 1 });
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idAsiento }) => idAsiento });
  return { data: data.map(toAsiento), siguiente, total: await countRegistro(db, filtros, TOTAL_CONTADO) };
}

/** The index of the protocol (domain-gt 1.6), and what proves each row. */
const columnas: readonly Columna<AsientoDeRegistro>[] = [
  { titulo: 'Notario', de: ({ notario }) => texto(notario) },
  { titulo: 'Asiento', de: (row) => numero(row.numero) },
  { titulo: 'Actuación', de: ({ actuacion }) => texto(actuacion) },
  { titulo: 'Motivo', de: ({ datos }) => texto(datos.motivo ?? null) },
  { titulo: 'Instrumento', de: ({ datos }) => texto(datos.instrumento) },
  { titulo: 'Lugar', de: ({ datos }) => texto(datos.lugar) },
  { titulo: 'Fecha', de: ({ datos }) => texto(datos.fecha) },
  { titulo: 'Comparecientes', de: ({ datos }) => texto(datos.comparecientes.join('; ')) },
  { titulo: 'Objeto', de: ({ datos }) => texto(datos.objeto) },
  { titulo: 'Folios', de: ({ datos }) => texto(datos.folios) },
  { titulo: 'Hojas', de: ({ datos }) => numero(datos.hojas) },
  { titulo: 'Trámite', de: ({ datos }) => texto(datos.tramite) },
  { titulo: 'Asentado', de: ({ hechoEn }) => instante(new Date(hechoEn)) },
  { titulo: 'SHA-256 del documento', de: ({ documentoSha256 }) => texto(documentoSha256) },
  { titulo: 'Huella del asiento', de: ({ huella }) => texto(huella) },
];

interface Pedida extends FiltrosDeRegistro {
  readonly formato: FormatoDeExportacion;
}

/** Exactly the entries that the same filter lists, in the same order. */
export async function exportarRegistro(
  { db, actor }: RegistroRequest,
  { formato, orden = '-fecha', ...query }: Pedida,
): Promise<Archivo> {
  const filas = await leerTodos(db, filtrosDe(actor, query), orden);
  const { zonaHoraria } = jurisdiccion;
  return writeSheet({ nombre: 'registro', columnas, filas, zonaHoraria }, formato);
}

/** Refuses more than one file holds. */
async function leerTodos(db: Db, filtros: Filtros, orden: 'fecha' | '-fecha'): Promise<AsientoDeRegistro[]> {
  const filas = await listRegistro(db, { filtros, orden, limite: FILAS_POR_ARCHIVO + 1 });
  if (filas.length > FILAS_POR_ARCHIVO)
    throw new AppError('exportacion-demasiado-grande', { params: { maximo: FILAS_POR_ARCHIVO } });
  return filas.map(toAsiento);
}

function filtrosDe(actor: Actor, { desde, hasta, notario, texto: buscado }: FiltrosDeRegistro): Filtros {
  return {
    texto: buscado,
    notario: deQuien(actor, notario),
    desde: desde === undefined ? undefined : inicioDelDia(desde),
    hasta: hasta === undefined ? undefined : new Date(inicioDelDia(hasta).getTime() + DAY),
  };
}

function toAsiento({ hechoEn, actuacion, datos, documentoSha256, huella, ...row }: RegistroRow): AsientoDeRegistro {
  return {
    ...row,
    hechoEn: hechoEn.toISOString(),
    actuacion: actuacion as AsientoDeRegistro['actuacion'],
    datos: JSON.parse(datos) as DatosDeActuacion,
    documentoSha256: documentoSha256.toString('hex'),
    huella: huella.toString('hex'),
  };
}
