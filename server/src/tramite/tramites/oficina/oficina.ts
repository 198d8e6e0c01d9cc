import {
  type Archivo,
  columnasDeFiltro,
  DAY,
  type EstadoTramite,
  FILAS_POR_ARCHIVO,
  type FiltrosDeTramites,
  type FormatoDeExportacion,
  kebabDe,
  type ordenesDeTramites,
  TARJETAS_POR_COLUMNA,
  TOTAL_CONTADO,
  TOTAL_DE_COLUMNA,
  type TramiteDeOficina,
  turnosTramite,
} from '@fedatario/contract';
import { jurisdiccion } from '@fedatario/document-engine';
import { type Claves, decodePosition, toOrderedPage } from '../../../http/cursor.ts';
import { AppError } from '../../../http/errors.ts';
import { inicioDelDia } from '../../../services/hora-local.ts';
import { writeSheet } from '../../../services/sheet/sheet.ts';
import { toTramite } from '../lectura.ts';
import { agentesDe, type Request } from '../paso.ts';
import { columnas } from './columnas.ts';
import { countOficina, type Filtros, findClientes, listOficina, type OficinaRow, sonContables } from './queries.ts';

const claves: Claves<(typeof ordenesDeTramites)[number]> = { antiguedad: 'string', vence: 'number' };

interface Lista extends FiltrosDeTramites {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

/** The administration lists every trámite; a notary those assigned to them. */
export async function listarOficina(
  { db, actor, now }: Request,
  { cursor, limite, orden = 'antiguedad', ...query }: Lista,
) {
  const filtros = await filtrosDe({ db, actor }, { ...query, orden });
  const despuesDe = decodePosition(cursor, orden, claves);
  const { idUsuario: lector } = actor;
  const rows = await listOficina(db, { filtros, orden, despuesDe, limite: limite + 1, now, lector });
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idSolicitud }) => idSolicitud });
  const cuenta = sonContables(filtros)
    ? { total: await countOficina(db, { filtros, now }, TOTAL_CONTADO) }
    : { total: cursor === undefined ? rows.length : limite + 1, tope: limite };
  return { data: data.map((row) => toTramiteDeOficina(row, actor)), siguiente, ...cuenta };
}

/** Exactly the rows that the same filter lists, in the same order. */
export async function exportarOficina(
  { db, actor, now }: Request,
  { formato, orden = 'antiguedad', ...query }: FiltrosDeTramites & { readonly formato: FormatoDeExportacion },
): Promise<Archivo> {
  const filtros = await filtrosDe({ db, actor }, { ...query, orden });
  const rows = await listOficina(db, { filtros, orden, limite: FILAS_POR_ARCHIVO + 1, now, lector: null });
  if (rows.length > FILAS_POR_ARCHIVO)
    throw new AppError('exportacion-demasiado-grande', { params: { maximo: FILAS_POR_ARCHIVO } });
  const filas = rows.map((row) => ({ tramite: toTramiteDeOficina(row, actor), email: row.email }));
  return writeSheet({ nombre: 'tramites', columnas, filas, zonaHoraria: jurisdiccion.zonaHoraria }, formato);
}

/** The same trámites by state. In states whose clock runs, those due first are on top; in the others, the oldest. */
export async function leerTablero({ db, actor, now }: Request, { estado: filtro, ...query }: FiltrosDeTramites) {
  const vencidos = filtro === 'vencidos';
  const { idUsuario: lector } = actor;
  const comunes = await filtrosDe({ db, actor }, { ...query, estado: filtro });
  const tablero = [];
  for (const estado of columnasDeFiltro(filtro)) {
    const filtros = { ...comunes, estado: kebabDe(estado), vencidos };
    const orden = turnosTramite[estado].reloj === 'corre' ? 'vence' : 'antiguedad';
    const rows = await listOficina(db, { filtros, orden, limite: TARJETAS_POR_COLUMNA + 1, now, lector });
    const tope = sonContables(filtros) ? TOTAL_DE_COLUMNA : TARJETAS_POR_COLUMNA;
    const hayMas = rows.length > TARJETAS_POR_COLUMNA;
    const total = hayMas && sonContables(filtros) ? await countOficina(db, { filtros, now }, tope) : rows.length;
    const tramites = rows.slice(0, TARJETAS_POR_COLUMNA).map((row) => toTramiteDeOficina(row, actor));
    tablero.push({ estado, total, tope, tramites });
  }
  return tablero;
}

async function filtrosDe(
  { db, actor: { rol, idUsuario } }: Pick<Request, 'db' | 'actor'>,
  { orden, desde, hasta, ...query }: FiltrosDeTramites,
): Promise<Filtros> {
  return {
    ...query,
    clientes: query.texto ? await findClientes(db, query.texto) : undefined,
    ...(rol === 'notario' && { idNotario: idUsuario }),
    desde: desde === undefined ? undefined : inicioDelDia(desde),
    hasta: hasta === undefined ? undefined : new Date(inicioDelDia(hasta).getTime() + DAY),
    porVencer: orden?.endsWith('vence') === true,
  };
}

function toTramiteDeOficina(row: OficinaRow, actor: Request['actor']): TramiteDeOficina {
  const { revision, idUsuario, nombreCompleto, idNotario, nombreNotario, idCategoria, categoria, sinLeer } = row;
  const estado = row.estado as EstadoTramite;
  return {
    ...toTramite({ ...row, estado }, agentesDe(actor, row)),
    revision,
    cliente: { idUsuario, nombre: nombreCompleto },
    notario: idNotario === null ? null : { idUsuario: idNotario, nombre: nombreNotario ?? '' },
    categoria: { idCategoria, nombre: categoria },
    sinLeer,
  };
}
