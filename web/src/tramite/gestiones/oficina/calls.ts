import { encargos, gestiones } from '@fedatario/contract';

/** Calls whose cached answers a step of any gestión makes stale. */
export const renews = [encargos.list, encargos.candidates, gestiones.read];
