import { admiteCuenta, type Cotizacion, type PedidoDeReembolso, type Reembolso } from '@fedatario/contract/compra';
import type { Context } from '../../http/route.ts';
import { leerFactura } from '../facturas/facturas.ts';
import { cotizar } from './cotizacion.ts';
import { upsertCuenta } from './cuenta/queries.ts';
import { leerReembolso, leerReembolsos } from './lectura.ts';
import { pedirReembolso } from './pedido.ts';

export { cotizar } from './cotizacion.ts';
export { leerReembolsos } from './lectura.ts';
export { devolverDeOficio } from './oficio.ts';
export { pedirReembolso } from './pedido.ts';

/** Quotes the refund of an invoice of the actor's. */
export async function cotizarPropia(request: Context<'adminCliente'>, idFactura: string): Promise<Cotizacion> {
  await leerFactura(request, idFactura);
  return cotizar(request.db, idFactura, request.now);
}

export async function listarPropios(request: Context<'adminCliente'>, idFactura: string): Promise<Reembolso[]> {
  await leerFactura(request, idFactura);
  return leerReembolsos(request, idFactura);
}

/** Asks for the refund of lines of the actor's invoice, for the total of the quote they were shown. */
export async function pedir(
  request: Context<'adminCliente'>,
  idFactura: string,
  { lineas: posiciones, motivo, total: visto, cuenta }: PedidoDeReembolso,
): Promise<Reembolso> {
  const { db, actor, now } = request;
  await leerFactura(request, idFactura);
  const pedido = { idFactura, posiciones, visto, motivo, idUsuario: actor.idUsuario, now };
  const row = await pedirReembolso(db, pedido);
  const { idReembolso } = row;
  if (cuenta && admiteCuenta(row)) await upsertCuenta(db, idReembolso, cuenta, now);
  return leerReembolso(request, idFactura, idReembolso);
}
