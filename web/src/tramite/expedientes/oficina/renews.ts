import { calls } from '#calls';

/** Calls whose cached answers a step of any trámite or gestión makes stale. */
export const renews = [
  calls.asignaciones.list,
  calls.asignaciones.candidates,
  calls.tramites.read,
  calls.encargos.list,
  calls.gestiones.read,
];
