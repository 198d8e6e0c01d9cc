import type {
  Deber,
  DeberesDeNotario,
  FiltrosDeDeberes,
  ordenesDeDeberes,
  SituacionDeDeber,
} from '@fedatario/contract/acto';
import { type Archivo, FILAS_POR_ARCHIVO, type FormatoDeExportacion, TOTAL_CONTADO } from '@fedatario/contract/base';
import { jurisdiccion } from '@fedatario/document-engine';
import { type Claves, decodePosition, toOrderedPage } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { type Columna, texto, writeSheet } from '../../services/sheet/sheet.ts';
import { toDeber } from './deberes.ts';
import { tipos } from './plazo.ts';
import { countDeberes, countPorNotario, type Filtros, listDeberes } from './queries.ts';

const claves: Claves<(typeof ordenesDeDeberes)[number]> = { vence: 'number' };

interface Lista extends FiltrosDeDeberes {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

export async function listarDeberes(request: Context<'staff'>, { cursor, limite, orden = 'vence', ...query }: Lista) {
  const { db, now } = request;
  const filtros = filtrosDe(request, query);
  const despuesDe = decodePosition(cursor, orden, claves);
  const rows = await listDeberes(db, { filtros, orden, despuesDe, limite: limite + 1 });
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idDeber }) => idDeber });
  const total = await countDeberes(db, filtros, TOTAL_CONTADO);
  return { data: data.map((row) => toDeber(row, now)), siguiente, total };
}

export function contarPorNotario({ db, actor, now }: Context<'staff'>): Promise<DeberesDeNotario[]> {
  return countPorNotario(db, diaLocal(now), actor.rol === 'admin' ? undefined : actor.idUsuario);
}

const SITUACIONES: Readonly<Record<SituacionDeDeber, string>> = {
  pendiente: 'Pendiente',
  vencido: 'Vencido',
  cumplido: 'Cumplido',
};

const columnas: readonly Columna<Deber>[] = [
  { titulo: 'Vence', de: ({ venceEl }) => texto(venceEl) },
  { titulo: 'Deber', de: ({ tipo }) => texto(tipos[tipo].nombre) },
  { titulo: 'Artículo', de: ({ articulo }) => texto(articulo) },
  { titulo: 'Situación', de: ({ situacion }) => texto(SITUACIONES[situacion]) },
  { titulo: 'Trámite', de: ({ tramite }) => texto(tramite) },
  { titulo: 'Documento', de: ({ nombre }) => texto(nombre) },
  { titulo: 'Notario', de: ({ notario }) => texto(notario.nombre) },
  { titulo: 'Cuenta desde', de: ({ desde }) => texto(desde) },
  { titulo: 'Cumplido', de: ({ cumplidoEl }) => texto(cumplidoEl) },
  { titulo: 'Constancia', de: ({ constancia }) => texto(constancia) },
];

interface Pedida extends FiltrosDeDeberes {
  readonly formato: FormatoDeExportacion;
}

/** Exactly the duties that the same filter lists, in the same order. */
export async function exportarDeberes(
  request: Context<'staff'>,
  { formato, orden = 'vence', ...query }: Pedida,
): Promise<Archivo> {
  const filtros = filtrosDe(request, query);
  const rows = await listDeberes(request.db, { filtros, orden, limite: FILAS_POR_ARCHIVO + 1 });
  if (rows.length > FILAS_POR_ARCHIVO)
    throw new AppError('exportacion-demasiado-grande', { params: { maximo: FILAS_POR_ARCHIVO } });
  const filas = rows.map((row) => toDeber(row, request.now));
  return writeSheet({ nombre: 'deberes', columnas, filas, zonaHoraria: jurisdiccion.zonaHoraria }, formato);
}

/** A notary reads only their own duties, whatever the filter. */
function filtrosDe({ actor, now }: Context<'staff'>, { notario, ...query }: FiltrosDeDeberes): Filtros {
  return { ...query, hoy: diaLocal(now), notario: actor.rol === 'admin' ? notario : actor.idUsuario };
}
