import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';

/** Conditions that the office sets itself for what it publishes. */
export const ReglasDeCatalogo = z.strictObject({
  /** A publication waits until another person of the administration approves it. */
  segundaPersona: z.boolean({ error: 'opcion' }),
});
export type ReglasDeCatalogo = z.output<typeof ReglasDeCatalogo>;

const path = '/private/reglas-de-catalogo';

export const reglasDeCatalogo = {
  read: lectura({
    path,
    access: 'admin',
    summary: 'Lo que la oficina exige para publicar un producto',
    response: ReglasDeCatalogo,
  }),
  change: acto('PUT', {
    path,
    access: 'admin',
    acto: 'reglasDeCatalogo.cambiar',
    summary: 'Cambia lo que se exige para publicar; exige reingreso y se avisa a la administración',
    body: ReglasDeCatalogo,
    response: ReglasDeCatalogo,
  }),
};
