import * as z from 'zod/mini';
import { instante, m, momento, uuid } from '../base/campos.ts';
import { endpoint } from '../base/endpoint.ts';
import { modalidadesDeCita } from '../casa/notarios.ts';
import { Cita } from '../solicitud/citas.ts';

/** Appointments for advice that a customer's plan lets them ask for. */
export const AsesoriasMias = z.object({
  /** The terms of the plan give appointments. */
  incluye: z.boolean(),
  /** Units left in the period, zero without a plan that gives any; null has no limit. */
  quedan: z.nullable(z.int()),
  /** The end of the period; null without a plan that gives its benefits now. */
  hasta: z.nullable(instante),
  /** The ways in which some notary attends now. */
  modalidades: z.array(z.enum(modalidadesDeCita)),
  /** The hour that is kept while the customer decides. */
  retenida: z.nullable(Cita),
});
export type AsesoriasMias = z.output<typeof AsesoriasMias>;

export const ReservaDeAsesoria = z.strictObject({
  modalidad: z.enum(modalidadesDeCita, m('opcion')),
  inicio: momento,
  /** The office where the customer comes; null of what is done in none. */
  idSede: z.nullable(uuid),
});
export type ReservaDeAsesoria = z.output<typeof ReservaDeAsesoria>;

export const asesorias = {
  mine: endpoint({
    method: 'GET',
    path: '/private/asesorias/mias',
    access: 'adminCliente',
    summary: 'Las citas de asesoría que el plan propio permite pedir, y la hora que se está guardando',
    response: AsesoriasMias,
  }),
  hold: endpoint({
    method: 'POST',
    path: '/private/asesorias/retenciones',
    access: 'adminCliente',
    summary:
      'Guarda diez minutos una hora de asesoría y reserva una cita del plan propio; suelta la que se guardaba antes',
    body: ReservaDeAsesoria,
    response: Cita,
  }),
};
