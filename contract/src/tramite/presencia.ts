import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { instante, m, revision, uuid } from '../base/campos.ts';
import { Cita } from '../solicitud/citas.ts';
import {
  COMPARECIENTES_MAXIMOS,
  calidades,
  camposDePersona,
  identificaciones,
  reglasDeDocumento,
} from './identificacion.ts';

/** Whether somebody came to an appointment: not noted yet, they came, they did not. */
export const llegadas = ['esperada', 'llego', 'noLlego'] as const;
export type Llegada = (typeof llegadas)[number];

/** PARAM citas.horasDeLlegada: hours before an appointment from which its check-in is noted. */
export const HORAS_DE_LLEGADA = 2;

const deAsistente = {
  ...camposDePersona,
  calidad: z.enum(calidades, m('opcion')),
  llegada: z.enum(llegadas, m('opcion')),
  /** Null until it is noted how the notary identified them. */
  identificacion: z.nullable(z.enum(identificaciones, m('opcion'))),
};

/** Whether each person of an act came to its appointment, and how they were identified. */
export const Asistencia = z
  .strictObject({
    revision,
    asistentes: z
      .array(z.strictObject(deAsistente).check(...reglasDeDocumento))
      .check(z.minLength(1, m('requerido')), z.maxLength(COMPARECIENTES_MAXIMOS, m('invalido'))),
  })
  .check(
    z.refine(({ asistentes }) => !asistentes.some(conTestigos) || asistentes.filter(daFe).length >= 2, {
      ...m('dosTestigos'),
      path: ['asistentes'],
    }),
  );
export type Asistencia = z.output<typeof Asistencia>;
export type Asistente = Asistencia['asistentes'][number];

const conTestigos = ({ llegada, identificacion }: Asistente) => llegada === 'llego' && identificacion === 'testigos';

/** A witness whom the notary knows, or who showed a document (art. 29.4 and 52). */
const daFe = ({ llegada, calidad, identificacion }: Asistente) =>
  llegada === 'llego' && calidad === 'testigo' && identificacion !== null && identificacion !== 'testigos';

/** The check-in of an appointment, as the office reads it. */
export const AsistenciaDeCita = z.object({
  /** It can be noted now: the appointment is confirmed, near, and the act is not signed. */
  sePuede: z.boolean(),
  /** Zero until it is noted for the first time. */
  revision: z.int(),
  registradaPor: z.nullable(z.string()),
  registradaEn: z.nullable(instante),
  /** As they were noted, or else the signatories with the documents that the case knows. */
  asistentes: z.array(z.object({ ...deAsistente, nombre: z.string(), numero: z.nullable(z.string()) })),
});
export type AsistenciaDeCita = z.output<typeof AsistenciaDeCita>;

/** The signing of a trámite in presence: the people who must come, what they bring, and its appointment. */
export const PresenciaDeTramite = z.object({
  /** The text is approved and its act is signed before a notary. */
  seFirma: z.boolean(),
  /** A time can be chosen: it is to be signed, its notary practises, and there is an office to come to. */
  sePuedePedir: z.boolean(),
  minutos: z.int(),
  quienes: z.array(z.object({ nombre: z.string(), representa: z.nullable(z.string()) })),
  /** The requisitos whose originals are brought. */
  originales: z.array(z.string()),
  /** The appointment ahead, or else the last one; null when there was none. */
  cita: z.nullable(Cita),
  /** Its check-in, for the office; null for its customer, and without a confirmed appointment. */
  asistencia: z.nullable(AsistenciaDeCita),
});
export type PresenciaDeTramite = z.output<typeof PresenciaDeTramite>;

export const presencia = {
  read: lectura({
    path: '/private/tramites/:idSolicitud/cita',
    access: 'all',
    alcance: 'participante',
    params: z.strictObject({ idSolicitud: uuid }),
    summary: 'Quiénes van a firmar un trámite, con qué originales, y su cita',
    response: PresenciaDeTramite,
  }),
  checkIn: acto('PUT', {
    path: '/private/tramites/:idSolicitud/cita/asistencia',
    access: 'staff',
    alcance: 'participante',
    acto: 'tramite.anotar',
    params: z.strictObject({ idSolicitud: uuid }),
    summary: 'Anota quién llegó a firmar un trámite y cómo se identificó',
    body: Asistencia,
    response: PresenciaDeTramite,
  }),
};
