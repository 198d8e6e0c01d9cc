import {
  leerAgenda,
  leerAsesorias,
  leerCita,
  leerMiPlan,
  leerPresencia,
  listarCitas,
  listarConsumo,
  listarEsperas,
} from './calls.ts';

/** Calls whose cached answers a step of any appointment makes stale: a plan may pay for it. */
export const renews = [
  leerAgenda,
  leerAsesorias,
  leerCita,
  leerMiPlan,
  leerPresencia,
  listarCitas,
  listarConsumo,
  listarEsperas,
];
