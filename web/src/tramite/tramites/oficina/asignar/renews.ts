import { list as listarTramites, candidates as notariosCandidatos } from '@fedatario/contract/llamadas/asignaciones';
import { list as listarGestiones } from '@fedatario/contract/llamadas/encargos';
import { read as leerGestion } from '@fedatario/contract/llamadas/gestiones';
import { read as leerTramite } from '@fedatario/contract/llamadas/tramites';

/** Calls whose cached answers a step of any trámite or gestión makes stale. */
export const renews = [listarTramites, notariosCandidatos, leerTramite, listarGestiones, leerGestion];
