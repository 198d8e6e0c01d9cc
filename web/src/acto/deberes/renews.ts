import { deberes, tramites } from '@fedatario/contract';

/** Calls whose cached answers a change to a duty makes stale. */
export const renews = [deberes.ofTramite, deberes.list, deberes.byNotario, tramites.read];
