import { calls } from '#calls';

/** Calls whose answers a request of a refund changes, also by what a plan gives meanwhile. The pages of the plan are read anew anyway. */
export const cambiadas = [calls.reembolsos.quote, calls.reembolsos.list, calls.facturas.read, calls.carrito.read];
