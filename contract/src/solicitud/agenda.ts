import * as z from 'zod/mini';
import { lectura } from '../base/calls.ts';
import { dia, instante, uuid } from '../base/campos.ts';
import { periodoEnOrden } from '../base/paginas.ts';
import { modalidadesDeCita } from '../casa/notarios.ts';
import { Bloqueo, persona } from './bloqueos.ts';
import { Cita } from './citas.ts';

/** Days that one call answers at most: the six weeks of a month, and some more. */
export const DIAS_DE_AGENDA = 45;
/** Appointments that one call answers at most. */
export const CITAS_POR_AGENDA = 2_000;

const tramoDeNotario = z.object({ idNotario: uuid, inicio: instante, fin: instante });

export const Agenda = z.object({
  /** The IANA zone on whose clock the days are cut and the hours are told. */
  zona: z.string(),
  /** It is the reader's own: a notary sees no other. */
  propia: z.boolean(),
  citas: z.array(Cita),
  /** More appointments than one call answers: the last ones are missing. */
  incompleta: z.boolean(),
  bloqueos: z.array(Bloqueo),
  /** The notaries whose time the caller may see, each with the minutes and the ways of their advice. */
  notarios: z.array(z.extend(persona, { minutosCita: z.int(), modalidades: z.array(z.enum(modalidadesDeCita)) })),
  /** Those who may attend an appointment beside its notary: all active members of the office. */
  miembros: z.array(persona),
  /** The offices where people come, with their rooms in order. */
  sedes: z.array(z.object({ idSede: uuid, nombre: z.string(), zona: z.string(), salas: z.array(z.string()) })),
  /** Minutes of each kind of appointment; null: the notary's own. */
  largos: z.object({
    minutosFirma: z.int(),
    minutosAsesoria: z.nullable(z.int()),
    minutosVideollamada: z.nullable(z.int()),
    minutosTelefono: z.nullable(z.int()),
  }),
  /** Hours that each notary attends; none of a window of more than a fortnight, which is not drawn by hours. */
  jornadas: z.array(tramoDeNotario),
  /** Busy times of the notaries' private calendars. */
  ocupado: z.array(tramoDeNotario),
  /** Holidays, and days on which the office closes or opens for other hours. */
  dias: z.array(z.object({ dia, nombre: z.string(), cerrado: z.boolean() })),
  /** Private calendars that could not be read the last time, with the last time they could. */
  sinLeer: z.array(z.object({ notario: persona, leidoEn: z.nullable(instante) })),
});
export type Agenda = z.output<typeof Agenda>;

export const agendaDeCitas = {
  read: lectura({
    path: '/private/citas/agenda',
    access: 'staff',
    summary:
      'El calendario de la oficina entre dos días, con el segundo: citas, horas apartadas y lo que hay detrás, de un notario o de todos los que se pueden ver',
    query: z
      .strictObject({
        desde: dia,
        hasta: dia,
        idNotario: z.optional(uuid),
        /** The office on whose clock it is read; the first, if left out. */
        idSede: z.optional(uuid),
      })
      .check(periodoEnOrden),
    response: Agenda,
  }),
};
