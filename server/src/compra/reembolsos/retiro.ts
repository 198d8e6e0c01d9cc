import { estadosSinDecidir, type Reembolso } from '@fedatario/contract/compra';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { leerFactura, lockFactura } from '../facturas/facturas.ts';
import { leerReembolso, sinTrabajo } from './lectura.ts';
import { darPaso } from './paso.ts';
import { findIdFactura, listLineas, lockReembolso } from './queries.ts';

/**
 * Withdraws a request of the actor's that nobody decided on, whatever was proposed meanwhile: that is none of their business. A plan gives
 * again from here on. Repeated, it changes nothing.
 */
export async function retirar(request: Context<'adminCliente'>, idReembolso: string): Promise<Reembolso> {
  const { db, actor, now } = request;
  const idFactura = await findIdFactura(db, idReembolso);
  if (!idFactura) throw new AppError('no-encontrado');
  await leerFactura(request, idFactura);
  // Held as the office holds them to decide: whoever comes first wins.
  await lockFactura(db, idFactura);
  const row = await lockReembolso(db, idReembolso);
  if (!row) throw new AppError('no-encontrado');
  if (row.estado !== 'retirado') {
    if (!estadosSinDecidir.includes(row.estado)) throw new AppError('reembolso-decidido');
    const { idUsuario } = actor;
    // The office's own proposal is not the customer's to withdraw.
    if (row.pedidoPor !== idUsuario || row.deOficio) throw new AppError('estado-no-permite');
    const lineas = await listLineas(db, idFactura);
    const detenidas = sinTrabajo(lineas.filter((linea) => linea.idReembolso === idReembolso));
    if (detenidas.length > 0)
      throw new AppError('reembolso-de-detenido', {
        params: { que: detenidas.map(({ nombre }) => nombre).join(', ') },
      });
    await darPaso(db, row, { accion: 'retirar', como: 'cliente', idUsuario, now });
  }
  return leerReembolso(request, idFactura, idReembolso);
}
