import { notificar } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { findVenta } from './queries.ts';

/** Tells the customer that the office annulled their order, and why. */
export async function avisarAnulacion(db: Db, idFactura: string): Promise<void> {
  const venta = await findVenta(db, idFactura);
  if (!venta) return;
  const { idUsuario, referencia: pedido, motivoAnulacion } = venta;
  const variables = { pedido, motivo: motivoAnulacion ?? '' };
  await notificar(db, { idUsuario, tipo: 'pedidoAnulado', variables, enlace: `/detalle-pago/${idFactura}` });
}
