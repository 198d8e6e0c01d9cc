import { calls } from '#calls';

/** Calls whose cached answers a step of any appointment makes stale: a plan may pay for it. */
export const renews = [
  calls.agendaDeCitas.read,
  calls.asesorias.mine,
  calls.citas.read,
  calls.suscripciones.mine,
  calls.presencia.read,
  calls.tramites.read,
  calls.citas.list,
  calls.suscripciones.ledger,
  calls.esperasDeCita.list,
];
