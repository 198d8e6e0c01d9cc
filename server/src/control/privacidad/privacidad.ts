export { cerrarDePersonal } from './cierre.ts';
