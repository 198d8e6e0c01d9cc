import { leerAgenda, leerCita, leerPresencia, listarCitas } from './calls.ts';

/** Calls whose cached answers a step of any appointment makes stale. */
export const renews = [leerAgenda, leerCita, leerPresencia, listarCitas];
