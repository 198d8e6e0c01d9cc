import type { Carrito, FacturaDetalle, MetodoElegido } from '@fedatario/contract/compra';

/**
 * The Idempotency-Key of an order. A line is sold once and its id never returns, so the newest line identifies the
 * order: a second click, a reload, another tab or a lost answer send the same key.
 */
export function claveDePedido({ lineas }: Pick<Carrito, 'lineas'>): string {
  return lineas.at(-1)?.idLinea ?? '';
}

/**
 * The Idempotency-Key of another payment attempt: the same while the previous attempt is the last one and the method
 * does not change.
 */
export function claveDePago({ idFactura, pagos }: Pick<FacturaDetalle, 'idFactura' | 'pagos'>, metodo: MetodoElegido) {
  const which = metodo.tipo === 'tarjetaGuardada' ? metodo.idFormaPago : metodo.tipo;
  return `${pagos[0]?.idPago ?? idFactura}-${which}`;
}
