export { asentarTransferencia } from './asiento.ts';
export type { Caja } from './cobro.ts';
export { cerrarVivo } from './compra.ts';
export { AVISOS, recibirAviso } from './eventos.ts';
export { addDevuelto, findAplicado } from './queries.ts';
export { olvidarTarjetas } from './tarjetas/olvido.ts';
