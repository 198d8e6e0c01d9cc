import { calls } from '#calls';

/** Calls whose cached answers an act on a sale makes stale. */
export const renews = [calls.ventas.read, calls.ventas.list, calls.ventas.totals];
