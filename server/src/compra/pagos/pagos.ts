export { abrirPago, exigirSinComprobante, pagoHecho, pagoVivo } from './apertura.ts';
export { cobrar, type PaymentServices } from './cobro.ts';
export { cerrarVivo, claveDe } from './compra.ts';
export { AVISOS, recibirAviso } from './eventos.ts';
export { findAplicado, findCobrado, hasComprobanteEnRevision, updateDevuelto } from './queries.ts';
export { guardarTransferencia } from './resultado.ts';
export { vigilar } from './senales/senales.ts';
export { olvidarTarjetas } from './tarjetas/olvido.ts';
