import { notificaciones, tiposNotificacion } from '@fedatario/contract/casa';
import { route } from '../../http/route.ts';
import { cambiarTipo, leerTipo, listarTipos, mostrarTipo, restaurarTipo } from './catalogo/catalogo.ts';
import { exportarTipos } from './catalogo/exportacion.ts';
import { contar, leer, leerTodas, listar } from './notificaciones.ts';
import { leerPreferencias, preferir } from './preferencias.ts';

export const routes = [
  route(notificaciones.list, (request) => listar(request, request.query)),
  route(notificaciones.unread, contar),
  route(notificaciones.markRead, (request) => leer(request, request.params.idNotificacion)),
  route(notificaciones.markAllRead, (request) => leerTodas(request, request.body.hasta)),
  route(notificaciones.preferences, leerPreferencias),
  route(notificaciones.prefer, (request) => preferir(request, request.body)),
  route(tiposNotificacion.list, (request) => listarTipos(request, request.query)),
  route(tiposNotificacion.export, (request) => exportarTipos(request, request.query)),
  route(tiposNotificacion.read, (request) => leerTipo(request, request.params.clave)),
  route(tiposNotificacion.update, (request) => cambiarTipo(request, request.params.clave, request.body)),
  route(tiposNotificacion.restore, (request) => restaurarTipo(request, request.params.clave)),
  route(tiposNotificacion.preview, (request) => mostrarTipo(request, request.params.clave, request.body)),
];
