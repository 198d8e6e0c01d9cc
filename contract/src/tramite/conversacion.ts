import * as z from 'zod/mini';
import { acto, lectura, lista } from '../base/calls.ts';
import { instante, m, parrafo, parrafoOpcional, uuid } from '../base/campos.ts';
import { Pagina } from '../base/paginas.ts';
import { ArchivoAbierto } from '../casa/archivos.ts';

const LARGO_DE_MENSAJE = 4000;
const ARCHIVOS_POR_MENSAJE = 5;

/** One message of the talk of a trámite. */
export const Mensaje = z.object({
  idMensaje: uuid,
  /** The caller wrote it. */
  mio: z.boolean(),
  /** True if the customer wrote it, false if the office did. */
  deCliente: z.boolean(),
  /** Name of the author. The customer sees the name of their notary only, and no other name of the office. */
  quien: z.nullable(z.string()),
  /** Address of their photograph, valid for some minutes; null without one, or when the reader may not see that person. */
  foto: z.nullable(z.string()),
  texto: z.string(),
  archivos: z.array(ArchivoAbierto),
  enviadoEn: instante,
  /** When the other side (the customer, or their notary) first read it; null while unread. */
  leidoEn: z.nullable(instante),
  /** It is addressed to the caller, who has not read it yet. */
  nuevo: z.boolean(),
});
export type Mensaje = z.output<typeof Mensaje>;

/** A note that only the office sees. */
export const NotaInterna = z.object({
  idNota: uuid,
  quien: z.string(),
  mia: z.boolean(),
  texto: z.string(),
  escritaEn: instante,
});
export type NotaInterna = z.output<typeof NotaInterna>;

const params = z.strictObject({ idSolicitud: uuid });
const todos = { access: 'all', alcance: 'participante', params } as const;
const oficina = { access: 'staff', alcance: 'participante', params } as const;
const path = '/private/tramites/:idSolicitud';

export const conversacion = {
  list: lista({
    ...todos,
    path: `${path}/mensajes`,
    acto: 'mensajes.ver',
    summary: 'Mensajes de un trámite, del más nuevo al más antiguo, con los archivos de cada uno',
    query: z.strictObject(Pagina),
    response: z.array(Mensaje),
  }),
  unread: lectura({
    ...todos,
    path: `${path}/mensajes/sin-leer`,
    summary: 'Cuántos mensajes de un trámite no ha leído quien pregunta',
    response: z.object({ sinLeer: z.int() }),
  }),
  send: acto('POST', {
    ...todos,
    path: `${path}/mensajes`,
    acto: 'tramite.escribir',
    summary: 'Escribe a la otra parte, con archivos o sin ellos; con la misma Idempotency-Key se escribe una vez',
    body: z.strictObject({
      texto: parrafoOpcional(LARGO_DE_MENSAJE),
      /** The sender's uploaded files that nothing else uses. Without a text, at least one. */
      archivos: z.array(uuid, m('requerido')).check(z.maxLength(ARCHIVOS_POR_MENSAJE, m('demasiados'))),
    }),
    response: Mensaje,
  }),
  // Looking at one's own messages is no act of the office.
  read: acto('POST', {
    ...todos,
    path: `${path}/mensajes/lectura`,
    summary: 'Da por leídos los mensajes recibidos hasta uno; la otra parte ve cuándo',
    body: z.strictObject({ hasta: uuid }),
    response: z.object({ sinLeer: z.int() }),
  }),
  notes: lista({
    ...oficina,
    path: `${path}/notas`,
    summary: 'Notas internas de un trámite, de la más nueva a la más antigua; la clienta nunca las ve',
    query: z.strictObject(Pagina),
    response: z.array(NotaInterna),
  }),
  annotate: acto('POST', {
    ...oficina,
    path: `${path}/notas`,
    acto: 'tramite.anotar',
    summary: 'Escribe una nota interna, que solo ve quien tiene el trámite en la oficina',
    body: z.strictObject({ texto: parrafo(LARGO_DE_MENSAJE) }),
    response: NotaInterna,
  }),
};
