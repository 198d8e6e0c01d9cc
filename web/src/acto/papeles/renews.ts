import { papeles } from '@fedatario/contract';

/** Calls whose cached answers a new paper, or one removed, makes stale. */
export const renews = [papeles.ofTramite];
