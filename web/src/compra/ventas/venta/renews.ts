import { ventas } from '@fedatario/contract';

/** Calls whose cached answers an act on a sale makes stale. */
export const renews = [ventas.read, ventas.list, ventas.totals];
