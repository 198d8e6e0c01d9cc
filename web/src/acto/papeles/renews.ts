import { calls } from '#calls';

/** Calls whose cached answers a new paper, or one removed, makes stale. */
export const renews = [calls.papeles.ofTramite];
