import { notarios } from '@fedatario/contract/casa';
import { route } from '../../http/route.ts';
import { exportarNotarios } from './exportacion.ts';
import {
  activarNotario,
  cambiarNotario,
  crearNotario,
  leerNotario,
  listarNotarios,
  opcionesDeNotario,
} from './notarios.ts';

export const routes = [
  route(notarios.list, (request) => listarNotarios(request, request.query)),
  route(notarios.export, (request) => exportarNotarios(request, request.query)),
  route(notarios.opciones, ({ db }) => opcionesDeNotario(db)),
  route(notarios.create, (request) => crearNotario(request, request.body)),
  route(notarios.read, (request) => leerNotario(request, request.params.idUsuario)),
  route(notarios.update, (request) => cambiarNotario(request, request.params.idUsuario, request.body)),
  route(notarios.activate, (request) => activarNotario(request, request.params.idUsuario, request.body.activo)),
];
