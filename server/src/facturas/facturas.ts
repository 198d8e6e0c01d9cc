import type { MetodoDePago } from '@fedatario/contract';
import type { Db } from '../db/db.ts';
import { avisarCompra } from './avisos/cola.ts';
import { venceDe } from './plazo.ts';
import { type FacturaRow, updateFactura } from './queries.ts';

export { avisarCompra } from './avisos/cola.ts';
export { listAdministradores } from './avisos/queries.ts';
export { abandonarFactura, facturaPagada, pagarFactura } from './cierre.ts';
export { comprometerLineas, esReembolsable } from './devoluciones/devoluciones.ts';
export { anotarReembolsado, type LineaDevuelta } from './devoluciones/queries.ts';
export { cambiarDatos } from './datos/datos.ts';
export { readDatos } from './datos/queries.ts';
export { detallar, leerFactura, listarFacturas, toResumen } from './lectura.ts';
export { crearNotaDeCredito, type NotaHecha, type NotaPedida } from './notas/notas.ts';
export { pdfDe } from './pdf.ts';
export { hacerPedido } from './pedido.ts';
export { type FacturaRow, findVencidas, lockFactura } from './queries.ts';

/** A new try to pay gives its order the whole time again. */
export async function prorrogarFactura(
  db: Db,
  { idFactura }: FacturaRow,
  metodo: MetodoDePago,
  now: Date,
): Promise<void> {
  await updateFactura(db, idFactura, { metodo, venceEn: venceDe(metodo, now), actualizadaEn: now });
  if (metodo === 'transferencia') await avisarCompra(db, 'esperaTransferencia', idFactura);
}
