import { calls } from '#calls';

/** Calls whose cached answers a change to a duty makes stale. */
export const renews = [calls.deberes.ofTramite, calls.deberes.list, calls.deberes.byNotario, calls.tramites.read];
