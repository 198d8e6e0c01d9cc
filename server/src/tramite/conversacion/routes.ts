import { conversacion } from '@fedatario/contract/tramite';
import { type Route, route } from '../../http/route.ts';
import { anotar, contarSinLeer, enviarMensaje, leerMensajes, listarMensajes, listarNotas } from './conversacion.ts';

export const routes: Route[] = [
  route(conversacion.list, ({ params, query, ...request }) => listarMensajes(request, params.idSolicitud, query)),
  route(conversacion.unread, ({ params, ...request }) => contarSinLeer(request, params.idSolicitud)),
  route(conversacion.send, ({ params, body, ...request }) => enviarMensaje(request, params.idSolicitud, body)),
  route(conversacion.read, ({ params, body, ...request }) => leerMensajes(request, params.idSolicitud, body)),
  route(conversacion.notes, ({ params, query, ...request }) => listarNotas(request, params.idSolicitud, query)),
  route(conversacion.annotate, ({ params, body, ...request }) => anotar(request, params.idSolicitud, body.texto)),
];
