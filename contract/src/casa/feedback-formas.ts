import * as z from 'zod/mini';
import { correo, idCon, instante, linea, m, nombreDePersona, parrafo, uuid } from '../base/campos.ts';
import { ArchivoAbierto } from './archivos.ts';
import { estadosFeedback } from './feedback-pasos.ts';

export const LARGO_DE_COMENTARIO = 4000;
export const ARCHIVOS_POR_COMENTARIO = 5;
/** PARAM feedback.diasDelEnlace: days in which a guest may answer by the link of the last mail. */
export const DIAS_DEL_ENLACE = 90;
/** PARAM feedback.segundosMinimos: seconds a person takes at least to fill in the form of a guest. */
export const SEGUNDOS_MINIMOS = 3;

export const textoDeComentario = parrafo(LARGO_DE_COMENTARIO);
const puntos = z.nullable(z.int(m('opcion')).check(z.minimum(1, m('opcion')), z.maximum(5, m('opcion'))));
export const archivosDeComentario = z
  .array(uuid, m('requerido'))
  .check(z.maxLength(ARCHIVOS_POR_COMENTARIO, m('demasiados')));
const loEscrito = { idMotivo: idCon('opcion'), texto: textoDeComentario, puntos };

/** A comment of somebody with an account. */
export const ComentarioNuevo = z.strictObject({
  ...loEscrito,
  archivos: archivosDeComentario,
  idSolicitud: z.nullable(uuid),
});
export type ComentarioNuevo = z.output<typeof ComentarioNuevo>;

/** A comment of a guest. `sitio` is a field that people do not see: only programs fill it in. */
export const ComentarioDeVisita = z.strictObject({
  ...loEscrito,
  nombre: nombreDePersona(),
  email: correo,
  pase: linea(200),
  sitio: linea(200),
});
export type ComentarioDeVisita = z.output<typeof ComentarioDeVisita>;

/** One message of a thread. */
export const MensajeDeFeedback = z.object({
  idMensaje: uuid,
  /** `nota`: written by the office for itself. */
  clase: z.enum(['persona', 'oficina', 'nota']),
  /** Null for the office, whose members have no names for who wrote to it. */
  quien: z.nullable(z.string()),
  texto: z.string(),
  archivos: z.array(ArchivoAbierto),
  enviadoEn: instante,
});
export type MensajeDeFeedback = z.output<typeof MensajeDeFeedback>;

/** A thread as its author sees it. */
export const HiloPropio = z.object({
  idFeedback: uuid,
  motivo: z.string(),
  recibidoEn: instante,
  mensajes: z.array(MensajeDeFeedback),
});
export type HiloPropio = z.output<typeof HiloPropio>;

export const FeedbackPropio = z.object({
  idFeedback: uuid,
  motivo: z.string(),
  /** The office wrote last. */
  respondido: z.boolean(),
  movidoEn: instante,
});
export type FeedbackPropio = z.output<typeof FeedbackPropio>;

/** A row of the inbox. */
export const FeedbackRecibido = z.object({
  idFeedback: uuid,
  nombre: z.string(),
  email: z.string(),
  /** True for an account, whose address is confirmed. */
  conCuenta: z.boolean(),
  motivo: z.string(),
  /** The beginning of the last message. */
  extracto: z.string(),
  puntos: z.nullable(z.int()),
  estado: z.enum(estadosFeedback),
  destacado: z.boolean(),
  responsable: z.nullable(z.object({ idUsuario: uuid, nombre: z.string() })),
  conArchivos: z.boolean(),
  movidoEn: instante,
});
export type FeedbackRecibido = z.output<typeof FeedbackRecibido>;

/** A thread as the office sees it, with what leads to the rest of that person. */
export const HiloDeFeedback = z.object({
  ...FeedbackRecibido.shape,
  respondida: z.boolean(),
  recibidoEn: instante,
  /** Until when a guest may answer by their link; null without one. */
  enlaceHasta: z.nullable(instante),
  tramite: z.nullable(z.object({ idSolicitud: uuid, numero: z.string(), nombre: z.string() })),
  /** How many orders and trámites that person has, as far as the reader may see them. */
  persona: z.object({ pedidos: z.int(), tramites: z.int() }),
  mensajes: z.array(MensajeDeFeedback),
});
export type HiloDeFeedback = z.output<typeof HiloDeFeedback>;
