export { pedirPlan, suscribirse } from './alta.ts';
export { cotizar } from './cotizacion.ts';
export { leerMia } from './mia.ts';
