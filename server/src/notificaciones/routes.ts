import { notificaciones } from '@fedatario/contract';
import { route } from '../http/route.ts';
import { contar, leer, leerTodas, listar } from './notificaciones.ts';

export const routes = [
  route(notificaciones.list, (request) => listar(request, request.query)),
  route(notificaciones.unread, contar),
  route(notificaciones.markRead, (request) => leer(request, request.params.idNotificacion)),
  route(notificaciones.markAllRead, (request) => leerTodas(request, request.body.hasta)),
];
