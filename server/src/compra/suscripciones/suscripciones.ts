export { pedirPlan, suscribirse } from './alta.ts';
export { cotizar } from './cotizacion.ts';
export { exigirSinCambio, exigirSinUsoDesde, planACotizar, terminarDevuelto } from './devolucion.ts';
export { leerMia } from './mia.ts';
export { condicionesDeRiesgo } from './oficina/queries.ts';
