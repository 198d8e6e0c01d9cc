import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';

/** Conditions of access that the office demands of its staff. */
export const ReglasDeAcceso = z.strictObject({
  /** Staff without two-step verification may not sign, refund, change roles or take any step that asks for the password again. */
  dosPasosAlPersonal: z.boolean({ error: 'opcion' }),
});
export type ReglasDeAcceso = z.output<typeof ReglasDeAcceso>;

const path = '/private/reglas-de-acceso';

export const reglasDeAcceso = {
  read: lectura({
    path,
    access: 'admin',
    summary: 'Lo que la oficina exige a su personal para entrar',
    response: ReglasDeAcceso,
  }),
  change: acto('PUT', {
    path,
    access: 'admin',
    acto: 'reglasDeAcceso.cambiar',
    summary: 'Cambia lo que se exige al personal; exige reingreso, y de quien lo exige, que lo tenga',
    body: ReglasDeAcceso,
    response: ReglasDeAcceso,
  }),
};
