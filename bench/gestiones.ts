import { measureListas } from './listas/listas.ts';

/** The lists of gestiones over a million. */
export const measure = () => measureListas('gestion');
