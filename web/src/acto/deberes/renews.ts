import { deberes, tramites } from '@fedatario/contract';

/** What a duty that changes makes stale. */
export const renews = [deberes.ofTramite, deberes.list, deberes.byNotario, tramites.read];
