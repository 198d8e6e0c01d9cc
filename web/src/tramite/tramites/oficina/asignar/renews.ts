import { asignaciones, encargos, gestiones, tramites } from '@fedatario/contract';

/** Calls whose cached answers a step of any trámite or gestión makes stale. */
export const renews = [asignaciones.list, asignaciones.candidates, tramites.read, encargos.list, gestiones.read];
