import { type EstadoPago, estadosPagoVivo, type FacturaDetalle, type Pago } from '@fedatario/contract';

/**
 * State of an order from the customer's side, which decides on message and actions: `continuar` a page of the provider
 * waits for the customer; `preguntando` and `incierta` the result is not known yet; `sinProveedor` the card service
 * could not be reached and nothing was charged; `sinPago` the last attempt was abandoned.
 */
export type Situacion =
  | 'pagada'
  | 'reembolsada'
  | 'vencida'
  | 'anulada'
  | 'transferencia'
  | 'enRevision'
  | 'comprobanteRechazado'
  | 'continuar'
  | 'rechazada'
  | 'preguntando'
  | 'incierta'
  | 'sinProveedor'
  | 'sinPago';

type Factura = Pick<FacturaDetalle, 'estado' | 'comprobante'> & {
  readonly pagos: readonly Pick<Pago, 'metodo' | 'estado' | 'motivo' | 'url'>[];
};

const porEstadoDePago: Record<Exclude<EstadoPago, 'iniciado' | 'requiereAccion'>, Situacion> = {
  autorizado: 'preguntando',
  capturado: 'preguntando',
  rechazado: 'rechazada',
  cancelado: 'sinPago',
  incierto: 'incierta',
};

export function situacionDe({ estado, comprobante, pagos: [ultimo] }: Factura): Situacion {
  if (estado === 'vencida' || estado === 'anulada' || estado === 'reembolsada') return estado;
  if (estado !== 'pendientePago') return 'pagada';
  if (!ultimo) return 'sinPago';
  if (ultimo.estado !== 'iniciado' && ultimo.estado !== 'requiereAccion') return porEstadoDePago[ultimo.estado];
  if (ultimo.metodo === 'transferencia') return transferenciaDe(comprobante);
  // The provider's page is open for another card, but the customer must first read that the last one was declined.
  if (ultimo.url) return ultimo.motivo ? 'rechazada' : 'continuar';
  return ultimo.estado === 'iniciado' ? 'sinProveedor' : 'preguntando';
}

function transferenciaDe(comprobante: Factura['comprobante']): Situacion {
  if (comprobante?.estado === 'enRevision') return 'enRevision';
  return comprobante?.estado === 'rechazado' ? 'comprobanteRechazado' : 'transferencia';
}

/** Whether the provider may know the result of a card payment that is open here. */
export function porPreguntar({ estado, pagos: [ultimo] }: Pick<Factura, 'estado' | 'pagos'>): boolean {
  return estado === 'pendientePago' && ultimo?.metodo === 'tarjeta' && estadosPagoVivo.includes(ultimo.estado);
}

/** Whether another payment method may be chosen: never while money may be on its way. */
export function sePuedePagarDeNuevo(situacion: Situacion): boolean {
  return ['transferencia', 'comprobanteRechazado', 'continuar', 'rechazada', 'sinProveedor', 'sinPago'].includes(
    situacion,
  );
}

const PRIMERAS = [2, 3, 5, 8, 13];

/** Seconds until the provider is asked again, by the number of times asked: shorter at first. */
export function pausaTras(veces: number): number {
  return PRIMERAS[veces] ?? 20;
}
