import { calls } from '#calls';

/** Calls whose cached answers a step of any gestión makes stale, for the office and for its gestor. */
export const renews = [
  calls.encargos.list,
  calls.encargos.candidates,
  calls.gestiones.read,
  calls.casosDeGestor.list,
  calls.casosDeGestor.read,
];
