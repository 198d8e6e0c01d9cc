import { contarGestiones, contarTramites, leerGestion, leerTramite, listarGestiones, listarTramites } from './calls.ts';

/** Calls whose cached answers a step of a customer's trámite or gestión makes stale. */
export const renews = [leerTramite, listarTramites, contarTramites, leerGestion, listarGestiones, contarGestiones];
