import { marcas, tramites } from '@fedatario/contract';

/** What is said of a document makes stale. */
export const renews = [marcas.ofTramite, tramites.read];
