import { calls } from '#calls';

/** Calls whose cached answers a step of a customer's trámite or gestión makes stale. */
export const renews = [
  calls.tramites.read,
  calls.tramites.list,
  calls.tramites.cuentas,
  calls.gestiones.read,
  calls.gestiones.list,
  calls.gestiones.cuentas,
];
