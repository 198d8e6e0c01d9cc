import { asignaciones, tramites } from '@fedatario/contract';

/** Calls whose cached answers a step of any trámite makes stale. */
export const renews = [asignaciones.list, asignaciones.candidates, tramites.read];
