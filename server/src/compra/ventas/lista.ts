import {
  type Archivo,
  DAY,
  FILAS_POR_ARCHIVO,
  type FormatoDeExportacion,
  TOTAL_CONTADO,
} from '@fedatario/contract/base';
import type { FiltrosDeVentas, ordenesDeVentas, Receptor, TotalesDeVentas, Venta } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { soloDe } from '../../casa/clientela/clientela.ts';
import { type Claves, decodePosition, toOrderedPage } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { inicioDelDia } from '../../services/hora-local.ts';
import { writeSheet } from '../../services/sheet/sheet.ts';
import { toResumen } from '../facturas/facturas.ts';
import { columnas } from './columnas.ts';
import { countVentas, type Filtros, listVentas, sumVentas, type VentaRow } from './queries.ts';

type VentasRequest = Pick<Context<'staff'>, 'db' | 'actor'>;

const claves: Claves<(typeof ordenesDeVentas)[number]> = {
  fecha: 'number',
  numero: 'string',
  cliente: 'string',
  total: 'number',
  reembolsado: 'number',
};

interface Lista extends FiltrosDeVentas {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

export async function listarVentas(
  { db, actor }: VentasRequest,
  { cursor, limite, orden = '-fecha', ...query }: Lista,
) {
  const filtros = filtrosDe(actor, query);
  const despuesDe = decodePosition(cursor, orden, claves);
  const rows = await listVentas(db, { filtros, orden, despuesDe, limite: limite + 1 });
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idFactura }) => idFactura });
  return { data: data.map(toVenta), siguiente, total: await countVentas(db, filtros, TOTAL_CONTADO) };
}

export async function sumarVentas({ db, actor }: VentasRequest, query: FiltrosDeVentas): Promise<TotalesDeVentas> {
  const { cantidad, pagadas, ingresos, reembolsado } = await sumVentas(db, filtrosDe(actor, query));
  return { cantidad, pagadas, ingresos, reembolsado, neto: ingresos - reembolsado };
}

interface Pedida extends FiltrosDeVentas {
  readonly formato: FormatoDeExportacion;
}

/** Exactly the rows that the same filter lists, in the same order. */
export async function exportarVentas(
  { db, actor }: VentasRequest,
  { formato, orden = '-fecha', ...query }: Pedida,
): Promise<Archivo> {
  const filas = await listVentas(db, { filtros: filtrosDe(actor, query), orden, limite: FILAS_POR_ARCHIVO + 1 });
  if (filas.length > FILAS_POR_ARCHIVO)
    throw new AppError('exportacion-demasiado-grande', { params: { maximo: FILAS_POR_ARCHIVO } });
  const { zonaHoraria } = jurisdiccion;
  return writeSheet({ nombre: 'ventas', columnas, filas: filas.map(toVenta), zonaHoraria }, formato);
}

function filtrosDe(actor: VentasRequest['actor'], { desde, hasta, codigo, ...filtros }: FiltrosDeVentas): Filtros {
  return {
    ...filtros,
    soloDe: soloDe(actor),
    codigo: codigo || undefined,
    desde: desde === undefined ? undefined : inicioDelDia(desde),
    hasta: hasta === undefined ? undefined : new Date(inicioDelDia(hasta).getTime() + DAY),
  };
}

function toVenta({ idUsuario, nombreCompleto: nombre, email, conceptos, ...row }: VentaRow): Venta {
  return {
    ...toResumen(row, conceptos),
    cliente: { idUsuario, nombre, email },
    receptor: row.receptor as Receptor,
    codigo: row.codigo,
    descuento: row.descuento,
    reembolsoPendiente: row.reembolsoPendiente,
    certificacion: row.certificacion as Venta['certificacion'],
  };
}
