import { calls } from '#calls';

/** Calls whose cached answers a change to a document's mark makes stale. */
export const renews = [calls.marcas.ofTramite, calls.tramites.read];
