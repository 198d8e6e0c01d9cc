import { quote as cotizar, list as listarReembolsos } from '@fedatario/contract/llamadas/reembolsos';
import { leerCarrito } from '../carrito/calls.ts';
import { leerFactura } from '../facturas/calls.ts';

export { ask as pedirReembolso, withdraw as retirarReembolso } from '@fedatario/contract/llamadas/reembolsos';
export { cotizar, listarReembolsos };

/** Calls whose answers a request of a refund changes, also by what a plan gives meanwhile. The pages of the plan are read anew anyway. */
export const cambiadas = [cotizar, listarReembolsos, leerFactura, leerCarrito];
