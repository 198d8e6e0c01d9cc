import { measureListas } from './listas/listas.ts';

/** The lists of trámites over a million. */
export const measure = () => measureListas('tramite');
