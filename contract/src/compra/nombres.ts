import type { EstadoFactura } from './estados-de-factura.ts';
import type { MetodoDePago } from './factura.ts';

/** The states of an order as the customer and the office read them in Spanish, on screens and in files. */
export const nombresDeEstadoDeFactura: Readonly<Record<EstadoFactura, string>> = {
  pendientePago: 'Por pagar',
  pagada: 'Pagada',
  parcialmenteReembolsada: 'Reembolsada en parte',
  reembolsada: 'Reembolsada',
  vencida: 'Vencida',
  anulada: 'Anulada',
};

/** How an order is paid, in Spanish. */
export const nombresDeMetodo: Readonly<Record<MetodoDePago, string>> = {
  tarjeta: 'Tarjeta',
  transferencia: 'Transferencia',
  sinCosto: 'Sin costo',
};
