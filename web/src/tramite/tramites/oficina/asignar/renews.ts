import { asignaciones, tramites } from '@fedatario/contract';

/** What a step of any trámite makes stale in the office. */
export const renews = [asignaciones.list, asignaciones.candidates, tramites.read];
