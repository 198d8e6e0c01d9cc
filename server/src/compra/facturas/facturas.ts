import type { MetodoDePago } from '@fedatario/contract/compra';
import type { Db } from '../../db/db.ts';
import { abandonarFactura } from './cierre.ts';
import { avisarCompra } from './cola/avisos.ts';
import { venceDe } from './filas/plazo.ts';
import { type FacturaRow, updateFacturaLater } from './filas/queries.ts';

export {
  abandonarFactura,
  type Examen,
  esEntregable,
  examinarFactura,
  examinarPago,
  pagarFactura,
  paraPagar,
  retirarFactura,
} from './cierre.ts';
export { avisarCompra } from './cola/avisos.ts';
export { cambiarDatos } from './datos/datos.ts';
export { readDatos } from './datos/queries.ts';
export { comprometerLineas, esReembolsable } from './devoluciones/devoluciones.ts';
export { updateReembolsado } from './devoluciones/queries.ts';
export { reenviarFactura } from './dtes/reenvio.ts';
export { comprobantePorRevisar, type FacturaRow, findVencidas, lockFactura } from './filas/queries.ts';
export { facturarGastos, receptorDeGastos } from './gastos.ts';
export { detallar, leerFactura, listarFacturas, toResumen } from './lectura.ts';
export { crearNotaDeCredito } from './notas.ts';
export { pdfDe } from './pdf.ts';
export {
  guardarPedido,
  type Pedido,
  paraPedir,
  pedidoHecho,
  prepararPedido,
} from './pedido.ts';
export { cuentaDePlan, guardarPedidoDePlan, pedidoDePlanHecho } from './pedido-de-plan.ts';
export { type Receptores, receptoresDe, registrado } from './receptores.ts';

/** Gives an order that waits for a transfer its whole time again, without a notice. */
export async function reabrirPlazo(db: Db, { idFactura, venceFijo, gastosDe }: FacturaRow, now: Date): Promise<void> {
  if (venceFijo && gastosDe === null) return;
  await updateFacturaLater(db, idFactura, { venceEn: venceDe('transferencia', now), actualizadaEn: now });
}

interface Anulacion {
  readonly motivo: string;
  readonly idUsuario: string;
  readonly now: Date;
}

/** Gives an unpaid order up because the office says so, and why. */
export async function anularFactura(db: Db, factura: FacturaRow, { motivo, idUsuario, now }: Anulacion): Promise<void> {
  await abandonarFactura(db, factura, 'anulada', now);
  await updateFacturaLater(db, factura.idFactura, { motivoAnulacion: motivo, anuladaPor: idUsuario });
}

/** A new try to pay gives its order the whole time again, unless it has its own. */
export async function prorrogarFactura(
  db: Db,
  { idFactura, venceFijo, venceEn }: FacturaRow,
  metodo: MetodoDePago,
  now: Date,
): Promise<void> {
  const hasta = venceFijo ? venceEn : venceDe(metodo, now);
  await updateFacturaLater(db, idFactura, { metodo, venceEn: hasta, actualizadaEn: now });
  if (metodo === 'transferencia') await avisarCompra(db, 'esperaTransferencia', idFactura);
}
