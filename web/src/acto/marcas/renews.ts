import { marcas, tramites } from '@fedatario/contract';

/** Calls whose cached answers a change to a document's mark makes stale. */
export const renews = [marcas.ofTramite, tramites.read];
