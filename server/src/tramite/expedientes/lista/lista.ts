import { DAY, FILAS_POR_ARCHIVO, TOTAL_CONTADO } from '@fedatario/contract/base';
import { kebabDe, maquinas, type TipoDeSolicitud } from '@fedatario/contract/solicitud';
import { type ordenesDeTramites, TARJETAS_POR_COLUMNA, TOTAL_DE_COLUMNA } from '@fedatario/contract/tramite';
import { type Claves, decodePosition, toOrderedPage } from '../../../http/cursor.ts';
import { AppError } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { inicioDelDia } from '../../../services/hora-local.ts';
import { countOficina, type Filtros, findClientes, listOficina, type OficinaRow, sonContables } from './queries.ts';

const claves: Claves<(typeof ordenesDeTramites)[number]> = { antiguedad: 'string', vence: 'number' };

/** The filters that the office's lists of trámites and of gestiones share. */
export interface FiltrosDeLista {
  readonly estado: string;
  readonly idNotario?: string | undefined;
  readonly idGestor?: string | undefined;
  readonly texto?: string | undefined;
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
  readonly orden?: (typeof ordenesDeTramites)[number] | `-${(typeof ordenesDeTramites)[number]}` | undefined;
}

interface Lista extends FiltrosDeLista {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

/** The administration lists all of a kind; a notary those assigned to them. */
export async function listarDeOficina(request: Context<'all'>, tipo: TipoDeSolicitud, lista: Lista) {
  const { db, actor, now } = request;
  const { cursor, limite, orden = 'antiguedad', ...query } = lista;
  const filtros = await filtrosDe(request, tipo, { ...query, orden });
  const despuesDe = decodePosition(cursor, orden, claves);
  const { idUsuario: lector } = actor;
  const rows = await listOficina(db, { filtros, orden, despuesDe, limite: limite + 1, now, lector });
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idSolicitud }) => idSolicitud });
  const cuenta = sonContables(filtros)
    ? { total: await countOficina(db, { filtros, now }, TOTAL_CONTADO) }
    : { total: cursor === undefined ? rows.length : limite + 1, tope: limite };
  return { data, siguiente, ...cuenta };
}

/** Exactly the rows that the same filter lists, in the same order. */
export async function filasDeExportacion(
  request: Context<'all'>,
  tipo: TipoDeSolicitud,
  { orden = 'antiguedad', ...query }: FiltrosDeLista,
): Promise<OficinaRow[]> {
  const filtros = await filtrosDe(request, tipo, { ...query, orden });
  const { db, now } = request;
  const rows = await listOficina(db, { filtros, orden, limite: FILAS_POR_ARCHIVO + 1, now, lector: null });
  if (rows.length > FILAS_POR_ARCHIVO)
    throw new AppError('exportacion-demasiado-grande', { params: { maximo: FILAS_POR_ARCHIVO } });
  return rows;
}

/** The same by state. In states whose clock runs, those due first are on top; in the others, the oldest. */
export async function columnasDeTablero<Estado extends Parameters<typeof kebabDe>[0]>(
  request: Context<'all'>,
  tipo: TipoDeSolicitud,
  { estado: filtro, ...query }: FiltrosDeLista,
  estados: readonly Estado[],
) {
  const { db, actor, now } = request;
  const { idUsuario: lector } = actor;
  const comunes = await filtrosDe(request, tipo, { ...query, estado: filtro });
  const columnas: { estado: Estado; total: number; tope: number; rows: OficinaRow[] }[] = [];
  for (const estado of estados) {
    const filtros = { ...comunes, estado: kebabDe(estado), vencidos: filtro === 'vencidos' };
    const orden = maquinas[tipo].turno(estado).reloj === 'corre' ? 'vence' : 'antiguedad';
    const rows = await listOficina(db, { filtros, orden, limite: TARJETAS_POR_COLUMNA + 1, now, lector });
    const tope = sonContables(filtros) ? TOTAL_DE_COLUMNA : TARJETAS_POR_COLUMNA;
    const hayMas = rows.length > TARJETAS_POR_COLUMNA;
    const total = hayMas && sonContables(filtros) ? await countOficina(db, { filtros, now }, tope) : rows.length;
    columnas.push({ estado, total, tope, rows: rows.slice(0, TARJETAS_POR_COLUMNA) });
  }
  return columnas;
}

async function filtrosDe(
  { db, actor: { rol, idUsuario } }: Pick<Context<'all'>, 'db' | 'actor'>,
  tipo: TipoDeSolicitud,
  { orden, desde, hasta, ...query }: FiltrosDeLista,
): Promise<Filtros> {
  return {
    ...query,
    tipo,
    clientes: query.texto ? await findClientes(db, query.texto, tipo) : undefined,
    ...(rol === 'notario' && { idNotario: idUsuario }),
    desde: desde === undefined ? undefined : inicioDelDia(desde),
    hasta: hasta === undefined ? undefined : new Date(inicioDelDia(hasta).getTime() + DAY),
    porVencer: orden?.endsWith('vence') === true,
  };
}
