import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { instante, m, momento, parrafoOpcional, revision, texto, uuid } from '../base/campos.ts';
import { modalidadesDeCita } from '../casa/notarios.ts';
import { persona } from '../solicitud/bloqueos.ts';
import { Cita, CitaDeOficina } from '../solicitud/citas.ts';
import { EsperaDeAsesoria, EsperaDeCita } from '../solicitud/esperas.ts';

/** Appointments for advice that a customer's plan lets them ask for. */
export const AsesoriasMias = z.object({
  /** The terms of the plan give appointments. */
  incluye: z.boolean(),
  /** Units left in the period, zero without a plan that gives any; null has no limit. */
  quedan: z.nullable(z.int()),
  /** Until when they are asked for: the end of the period; null without a plan that gives its benefits now. */
  hasta: z.nullable(instante),
  /** The instant before which they begin: a plan that renews pays those of its next period. Null without a limit. */
  antesDe: z.nullable(instante),
  /** The appointments of a plan without limit that may be ahead at once, and those that are; null of any other plan. */
  aLaVez: z.nullable(z.object({ caben: z.int(), tiene: z.int() })),
  /** The refund of the plan waits for a decision: until then it gives nothing. */
  enDevolucion: z.boolean(),
  /** The ways in which some notary attends now. */
  modalidades: z.array(z.enum(modalidadesDeCita)),
  /** The notaries who attend now, each with their ways, for a customer who waits for one of them. */
  notarios: z.array(z.extend(persona, { modalidades: z.array(z.enum(modalidadesDeCita)) })),
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

/** A customer whom the office gives an appointment, as on the telephone. */
export const ClienteDeCita = z.object({
  idUsuario: uuid,
  nombre: z.string(),
  email: z.string(),
  telefono: z.nullable(z.string()),
  /** Appointments left in their plan, zero without one; null has no limit. */
  citas: z.nullable(z.int()),
});
export type ClienteDeCita = z.output<typeof ClienteDeCita>;

export const AsesoriaDeOficina = z.strictObject({
  ...CitaDeOficina.shape,
  /** It uses an appointment of the customer's plan. */
  conPlan: z._default(z.boolean(m('opcion')), false),
});
export type AsesoriaDeOficina = z.output<typeof AsesoriaDeOficina>;

export const OfertaAceptada = z.strictObject({ revision, notas: parrafoOpcional(1000) });
export type OfertaAceptada = z.output<typeof OfertaAceptada>;

export const asesorias = {
  wait: acto('POST', {
    path: '/private/asesorias/esperas',
    access: 'adminCliente',
    summary: 'EsperaDeCita una hora de asesoría: la primera que se libere se le ofrece, y su plan la da al pedirla',
    body: EsperaDeAsesoria,
    response: z.array(EsperaDeCita),
  }),
  accept: acto('POST', {
    path: '/private/asesorias/ofertas/:idCita',
    access: 'adminCliente',
    alcance: 'propio',
    params: z.strictObject({ idCita: uuid }),
    summary: 'Pide la hora de asesoría que se le ofreció por esperarla, y gasta una cita de su plan',
    body: OfertaAceptada,
    response: Cita,
  }),
  clientes: lectura({
    path: '/private/asesorias/clientes',
    access: 'staff',
    summary:
      'Los diez primeros clientes con ese texto en su nombre, correo o teléfono, y las citas que les da su plan; de una notaría, los de su clientela',
    query: z.strictObject({ texto: texto(80) }),
    response: z.array(ClienteDeCita),
  }),
  create: acto('POST', {
    path: '/private/asesorias',
    access: 'staff',
    acto: 'cita.crear',
    summary: 'Da una cita de asesoría a un cliente, ya confirmada; usa una de su plan si se pide',
    body: AsesoriaDeOficina,
    response: Cita,
  }),
  mine: lectura({
    path: '/private/asesorias/mias',
    access: 'adminCliente',
    summary: 'Las citas de asesoría que el plan propio permite pedir, y la hora que se está guardando',
    response: AsesoriasMias,
  }),
  hold: acto('POST', {
    path: '/private/asesorias/retenciones',
    access: 'adminCliente',
    summary:
      'Guarda unos minutos una hora de asesoría y reserva una cita del plan propio; suelta la que se guardaba antes',
    body: ReservaDeAsesoria,
    response: Cita,
  }),
};
