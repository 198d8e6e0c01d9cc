import * as z from 'zod/mini';
import { lista } from '../base/calls.ts';
import { motivo, uuid } from '../base/campos.ts';
import { Pagina } from '../base/paginas.ts';
import { grupos } from '../base/roles.ts';

/** Why somebody of the office needs to read what is kept hidden; whose it is reads it too. */
export const MotivoDeConsulta = z.strictObject({
  motivo: motivo(300),
});

/** The kinds of record that the office may have looked at, as their owner is told: those that a `.ver` act names. */
export const vistosDeConsulta = [
  'usuario',
  'identidad',
  'factura',
  'reembolso',
  'comprobante',
  'expediente',
  'respuestas',
  'minuta',
  'mensajes',
  'requisito',
  'hojas',
  'tramite',
  'deber',
  'papel',
  'suscripcion',
] as const;

/** Somebody of the office looked at what is the caller's. One row for each session, thing and quarter of an hour. */
export const Consulta = z.object({
  idConsulta: uuid,
  quien: z.string(),
  rol: z.enum(grupos.staff),
  que: z.enum(vistosDeConsulta),
  /** How people know it: the name of the trámite or of the requisito, the reference of the order. */
  sobre: z.nullable(z.string()),
  idSolicitud: z.nullable(uuid),
  motivo: z.nullable(z.string()),
  en: z.iso.datetime(),
});
export type Consulta = z.output<typeof Consulta>;

export const consultas = {
  list: lista({
    path: '/private/usuario/consultas',
    access: 'all',
    summary: 'Quién de la oficina consultó lo que es de quien pregunta, de la última vez a la primera',
    query: z.strictObject({ ...Pagina, idSolicitud: z.optional(uuid) }),
    response: z.array(Consulta),
  }),
};
