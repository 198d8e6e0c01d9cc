import type { Carrito, FacturaDetalle, MetodoElegido } from '@fedatario/contract';

/**
 * The Idempotency-Key of an order. A line is sold once and never comes back under its id, so the newest one names the
 * order: a second click, a reload, another tab or a lost answer ask for the same one.
 */
export function claveDePedido({ lineas }: Pick<Carrito, 'lineas'>): string {
  return lineas.at(-1)?.idLinea ?? '';
}

/** Of one more try to pay an order: the same while the try before it is the last one and the method is the same. */
export function claveDePago({ idFactura, pagos }: Pick<FacturaDetalle, 'idFactura' | 'pagos'>, metodo: MetodoElegido) {
  const which = metodo.tipo === 'tarjetaGuardada' ? metodo.idFormaPago : metodo.tipo;
  return `${pagos[0]?.idPago ?? idFactura}-${which}`;
}
