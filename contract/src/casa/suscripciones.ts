import * as z from 'zod/mini';
import { uuid } from '../base/campos.ts';
import { endpoint } from '../base/endpoint.ts';

/** States of a subscription to a plan (docs/states.md). */
export const estadosSuscripcion = [
  'pendientePago',
  'activa',
  'enMora',
  'suspendida',
  'cancelacionProgramada',
  'cambioProgramado',
  'cancelada',
] as const;

/** A customer's subscription to a plan; not the newsletter, which the specification calls by the same word. */
export const Suscripcion = z.object({
  idSuscripcion: uuid,
  nombrePlan: z.string(),
  periodo: z.enum(['mensual', 'anual']),
  estado: z.enum(estadosSuscripcion),
  inicio: z.iso.datetime(),
  finPeriodo: z.iso.datetime(),
  renovar: z.boolean(),
});
export type Suscripcion = z.output<typeof Suscripcion>;

export const suscripciones = {
  ofUsuario: endpoint({
    method: 'GET',
    path: '/private/usuario/:id/suscripcion',
    acto: 'usuario.ver',
    access: 'all',
    alcance: 'participante',
    summary: 'Suscripción vigente de un usuario a un plan, o null',
    params: z.strictObject({ id: uuid }),
    response: z.nullable(Suscripcion),
  }),
};
