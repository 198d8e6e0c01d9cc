import * as z from 'zod/mini';
import { lectura } from '../base/calls.ts';

/** PARAM gestion.casosParaPrometer: finished cases of a year from which the real days of a step are promised. */
export const CASOS_PARA_PROMETER = 20;

/** The real days of a step before an institution, in the cases that ended in the last year. Working days. */
export const PlazoDeInstitucion = z.object({
  institucion: z.string(),
  nombre: z.string(),
  casos: z.int(),
  /** The days that the product says; null when it says none. */
  usual: z.nullable(z.int()),
  mediana: z.int(),
  p90: z.int(),
});
export type PlazoDeInstitucion = z.output<typeof PlazoDeInstitucion>;

export const plazos = {
  list: lectura({
    path: '/private/oficina/plazos',
    access: 'staff',
    summary: 'Cuántos días hábiles tardó de verdad cada paso ante cada institución en el último año',
    response: z.array(PlazoDeInstitucion),
  }),
};
