import { DAY, grupos } from '@fedatario/contract/base';
import {
  type Comprobante,
  type ComprobanteEnviado,
  DIAS_DE_UN_COMPROBANTE,
  esperaPago,
} from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import { abrirArchivo, adjuntarArchivo } from '../../casa/archivos/archivos.ts';
import { notificarRoles } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { decodeIdCursor, toPage } from '../../http/cursor.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { diaEscrito, diaLocal } from '../../services/hora-local.ts';
import { lockFactura } from '../facturas/facturas.ts';
import {
  type ComprobanteRow,
  findComprobante,
  hasFacturaVisible,
  insertComprobante,
  listComprobantes,
  listDeFactura,
  markReemplazado,
} from './queries.ts';

/**
 * Takes the receipt of the customer's transfer: from then on the order does not expire. A receipt not yet reviewed is
 * replaced.
 */
export async function entregarComprobante(
  { db, actor, now }: Context<'adminCliente'>,
  idFactura: string,
  { idArchivo, ...dicho }: ComprobanteEnviado,
): Promise<Comprobante> {
  const factura = await lockFactura(db, idFactura);
  if (factura?.idUsuario !== actor.idUsuario) throw new AppError('no-encontrado');
  if (!esperaPago(factura.estado) || factura.metodo !== 'transferencia') throw new AppError('estado-no-permite');
  exigirFecha(dicho.fecha, now);
  await adjuntarArchivo(db, idArchivo, actor.idUsuario);
  await markReemplazado(db, idFactura);
  const row = { idComprobante: uuidv7(), idFactura, idArchivo, ...dicho, estado: 'enRevision', creadoEn: now } as const;
  await insertComprobante(db, row);
  const [entregado] = await listDeFactura(db, idFactura);
  await avisarOficina(db, entregado as ComprobanteRow);
  return toComprobante(entregado as ComprobanteRow, now);
}

/**
 * The date is not in the future nor more than `DIAS_DE_UN_COMPROBANTE` days ago. It may precede the order: the receipt of a
 * cancelled one may be used again.
 */
function exigirFecha(fecha: string | null, now: Date): void {
  const desde = diaLocal(new Date(now.getTime() - DIAS_DE_UN_COMPROBANTE * DAY));
  if (fecha !== null && (fecha > diaLocal(now) || fecha < desde))
    throw invalidField('fecha', 'fechaDeTransferencia', { desde: diaEscrito(desde) });
}

/** Notifies those who may accept it. */
async function avisarOficina(db: Db, { idComprobante, pedido, monto, total, nombreCompleto }: ComprobanteRow) {
  await notificarRoles(db, grupos.admin, {
    tipo: 'comprobantePorRevisar',
    variables: { pedido, monto: jurisdiccion.moneda.formatPantalla(monto ?? total), cliente: nombreCompleto },
    enlace: `/admin/historial-ventas?comprobante=${idComprobante}`,
    hecho: idComprobante,
  });
}

export async function comprobantesDe({ db, actor, now }: Context<'all'>, idFactura: string): Promise<Comprobante[]> {
  if (!(await hasFacturaVisible(db, actor, idFactura))) throw new AppError('no-encontrado');
  return (await listDeFactura(db, idFactura)).map((row) => toComprobante(row, now));
}

interface Lista {
  readonly cursor?: string | undefined;
  readonly limite: number;
  readonly estado?: Comprobante['estado'] | undefined;
}

export async function listarComprobantes({ db, now }: Context<'admin'>, { cursor, limite, estado }: Lista) {
  const filtro = { estado, despuesDe: decodeIdCursor(cursor), limite: limite + 1 };
  const { data, siguiente } = toPage(await listComprobantes(db, filtro), limite, (row) => [row.idComprobante]);
  return { data: data.map((row) => toPorRevisar(row, now)), siguiente };
}

export async function leerComprobante({ db, now }: Context<'admin'>, idComprobante: string) {
  const row = await findComprobante(db, idComprobante);
  if (!row) throw new AppError('no-encontrado');
  return toPorRevisar(row, now);
}

/** Includes an address of the file that opens for some minutes: the reader may see it. */
function toComprobante(row: ComprobanteRow, now: Date): Comprobante {
  const { idArchivo, nombre, tipo, bytes: peso, creadoEn, revisadoEn } = row;
  return {
    ...row,
    archivo: abrirArchivo({ idArchivo, nombre, tipo, peso }, now),
    creadoEn: creadoEn.toISOString(),
    revisadoEn: revisadoEn?.toISOString() ?? null,
  };
}

export function toPorRevisar(row: ComprobanteRow, now: Date) {
  const { pedido: referencia, estadoFactura: estado, total, nombreCompleto, email } = row;
  return {
    ...toComprobante(row, now),
    factura: { referencia, estado, total },
    cliente: { nombreCompleto, email },
  };
}
