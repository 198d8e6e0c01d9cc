import { ventas } from '@fedatario/contract';

/** What an act on a sale makes stale. */
export const renews = [ventas.read, ventas.list, ventas.totals];
