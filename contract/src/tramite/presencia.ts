import * as z from 'zod/mini';
import { uuid } from '../base/campos.ts';
import { endpoint } from '../base/endpoint.ts';
import { Cita } from '../solicitud/citas.ts';

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
});
export type PresenciaDeTramite = z.output<typeof PresenciaDeTramite>;

export const presencia = {
  read: endpoint({
    method: 'GET',
    path: '/private/tramites/:idSolicitud/cita',
    access: 'all',
    alcance: 'participante',
    params: z.strictObject({ idSolicitud: uuid }),
    summary: 'Quiénes van a firmar un trámite, con qué originales, y su cita',
    response: PresenciaDeTramite,
  }),
};
