import * as z from 'zod/mini';
import { acto, lectura, lista } from '../base/calls.ts';
import { idCon, linea, m, uuid } from '../base/campos.ts';
import { busqueda, Pagina } from '../base/paginas.ts';
import {
  archivosDeComentario as archivos,
  ComentarioDeVisita,
  ComentarioNuevo,
  FeedbackPropio,
  FeedbackRecibido,
  HiloDeFeedback,
  HiloPropio,
  textoDeComentario as texto,
} from './feedback-formas.ts';
import { carpetasFeedback } from './feedback-pasos.ts';
import { Hecho } from './identidad.ts';

export * from './feedback-formas.ts';
export * from './feedback-pasos.ts';

const MotivoOfrecido = z.object({ idMotivo: uuid, nombre: z.string(), descripcion: z.string() });
const uno = z.strictObject({ idFeedback: uuid });
const deOficina = { access: 'staff', alcance: 'participante', params: uno } as const;
const porEnlace = { access: 'public', guarded: true } as const;

export const feedback = {
  form: lectura({
    path: '/public/feedback/formulario',
    access: 'public',
    summary: 'Los motivos por los que se puede escribir, y el pase de un formulario sin cuenta',
    response: z.object({ motivos: z.array(MotivoOfrecido), pase: z.string() }),
  }),
  sendGuest: acto('POST', {
    ...porEnlace,
    path: '/public/feedback',
    summary: 'Escribe a la oficina sin cuenta; cada formulario se envía una vez',
    body: ComentarioDeVisita,
    response: Hecho,
  }),
  openByLink: acto('POST', {
    ...porEnlace,
    writesNothing: true,
    path: '/public/feedback/hilo',
    summary: 'La conversación de quien escribió sin cuenta, por el enlace del correo',
    body: z.strictObject({ token: linea(200) }),
    response: HiloPropio,
  }),
  replyByLink: acto('POST', {
    ...porEnlace,
    path: '/public/feedback/hilo/mensajes',
    summary: 'Responde a la oficina por el enlace del correo',
    body: z.strictObject({ token: linea(200), texto }),
    response: HiloPropio,
  }),
  send: acto('POST', {
    path: '/private/feedback',
    access: 'all',
    summary: 'Escribe a la oficina; con la misma Idempotency-Key se escribe una vez',
    body: ComentarioNuevo,
    response: HiloPropio,
  }),
  mine: lista({
    path: '/private/feedback/propio',
    access: 'all',
    summary: 'Lo que uno escribió a la oficina, por la última respuesta',
    query: z.strictObject(Pagina),
    response: z.array(FeedbackPropio),
  }),
  mineThread: lectura({
    path: '/private/feedback/propio/:idFeedback',
    access: 'all',
    alcance: 'propio',
    params: uno,
    summary: 'Una conversación propia con la oficina',
    response: HiloPropio,
  }),
  mineReply: acto('POST', {
    path: '/private/feedback/propio/:idFeedback/mensajes',
    access: 'all',
    alcance: 'propio',
    params: uno,
    summary: 'Responde a la oficina en una conversación propia',
    body: z.strictObject({ texto, archivos }),
    response: HiloPropio,
  }),
  folders: lectura({
    path: '/private/feedback/carpetas',
    access: 'staff',
    summary: 'Cuántos hay en cada carpeta: un administrador todos, un notario los que se le asignaron',
    response: z.array(z.object({ carpeta: z.enum(carpetasFeedback), total: z.int() })),
  }),
  list: lista({
    path: '/private/feedback',
    access: 'staff',
    summary: 'Una carpeta de la bandeja, por el último mensaje',
    query: z.strictObject({
      ...Pagina,
      carpeta: z.enum(carpetasFeedback, m('opcion')),
      /** A part of a name or of an address. */
      texto: busqueda,
      motivo: z.optional(uuid),
      responsable: z.optional(z.enum(['mio', 'nadie'], m('opcion'))),
    }),
    response: z.array(FeedbackRecibido),
  }),
  read: lectura({
    ...deOficina,
    path: '/private/feedback/:idFeedback',
    summary: 'Una conversación con quien escribió, con las notas de la oficina',
    response: HiloDeFeedback,
  }),
  move: acto('PUT', {
    ...deOficina,
    path: '/private/feedback/:idFeedback/estado',
    acto: 'feedback.mover',
    summary: 'Lo da por leído o no leído, lo archiva o lo recupera',
    body: z.strictObject({ accion: z.enum(['leer', 'noLeer', 'archivar', 'recuperar'], m('opcion')) }),
    response: HiloDeFeedback,
  }),
  star: acto('PUT', {
    ...deOficina,
    path: '/private/feedback/:idFeedback/destacado',
    acto: 'feedback.cambiar',
    summary: 'Lo destaca, o deja de hacerlo',
    body: z.strictObject({ destacado: z.boolean(m('opcion')) }),
    response: HiloDeFeedback,
  }),
  assign: acto('PUT', {
    path: '/private/feedback/:idFeedback/responsable',
    access: 'admin',
    alcance: 'todos',
    params: uno,
    acto: 'feedback.asignar',
    summary: 'Dice quién de la oficina lo atiende, y se le avisa; null, nadie en particular',
    body: z.strictObject({ idUsuario: z.nullable(idCon('opcion')) }),
    response: HiloDeFeedback,
  }),
  answer: acto('POST', {
    ...deOficina,
    path: '/private/feedback/:idFeedback/respuestas',
    acto: 'feedback.escribir',
    summary: 'Responde por correo a quien escribió; el correo lleva un enlace para seguir la conversación',
    body: z.strictObject({ texto }),
    response: HiloDeFeedback,
  }),
  annotate: acto('POST', {
    ...deOficina,
    path: '/private/feedback/:idFeedback/notas',
    acto: 'feedback.anotar',
    summary: 'Escribe una nota que solo ve la oficina',
    body: z.strictObject({ texto }),
    response: HiloDeFeedback,
  }),
  revoke: acto('POST', {
    ...deOficina,
    path: '/private/feedback/:idFeedback/enlace/anulacion',
    acto: 'feedback.anular',
    summary: 'Anula los enlaces enviados a quien escribió sin cuenta; la próxima respuesta lleva otro',
    response: HiloDeFeedback,
  }),
};
