import {
  type EstadoPago,
  esperaPago,
  estadosPagoVivo,
  type FacturaDetalle,
  faseDeComprobante,
  faseDeFactura,
  type Pago,
} from '@fedatario/contract/compra';

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

const porFase: Record<Exclude<ReturnType<typeof faseDeFactura>, 'porPagar'>, Situacion> = {
  cobrada: 'pagada',
  devuelta: 'reembolsada',
  vencida: 'vencida',
  anulada: 'anulada',
};

/** Null: it depends on what else is known of the payment. */
const porEstadoDePago: Record<EstadoPago, Situacion | null> = {
  iniciado: null,
  requiereAccion: null,
  autorizado: 'preguntando',
  capturado: 'preguntando',
  rechazado: 'rechazada',
  cancelado: 'sinPago',
  incierto: 'incierta',
};

export function situacionDe({ estado, comprobante, pagos: [ultimo] }: Factura): Situacion {
  const fase = faseDeFactura(estado);
  if (fase !== 'porPagar') return porFase[fase];
  if (!ultimo) return 'sinPago';
  const dicha = porEstadoDePago[ultimo.estado];
  if (dicha) return dicha;
  if (ultimo.metodo === 'transferencia') return transferenciaDe(comprobante);
  // The provider's page is open for another card, but the customer must first read that the last one was declined.
  if (ultimo.url) return ultimo.motivo ? 'rechazada' : 'continuar';
  return ultimo.estado === 'iniciado' ? 'sinProveedor' : 'preguntando';
}

function transferenciaDe(comprobante: Factura['comprobante']): Situacion {
  const fase = comprobante && faseDeComprobante(comprobante.estado);
  if (fase === 'porRevisar') return 'enRevision';
  return fase === 'rechazado' ? 'comprobanteRechazado' : 'transferencia';
}

/** Whether the provider may know the result of a card payment that is open here. */
export function porPreguntar({ estado, pagos: [ultimo] }: Pick<Factura, 'estado' | 'pagos'>): boolean {
  return esperaPago(estado) && ultimo?.metodo === 'tarjeta' && estadosPagoVivo.includes(ultimo.estado);
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
