import { codigos } from '@fedatario/contract/compra';
import { route } from '../../http/route.ts';
import {
  activarCodigo,
  borrarCodigo,
  cambiarCodigo,
  crearCodigo,
  exportarCodigos,
  leerCodigo,
  listarCodigos,
  objetosDeCodigos,
} from './codigos.ts';

export const routes = [
  route(codigos.list, (request) => listarCodigos(request, request.query)),
  route(codigos.export, (request) => exportarCodigos(request, request.query)),
  route(codigos.objetos, ({ db }) => objetosDeCodigos(db)),
  route(codigos.create, (request) => crearCodigo(request, request.body)),
  route(codigos.read, (request) => leerCodigo(request, request.params.idCodigo)),
  route(codigos.update, (request) => cambiarCodigo(request, request.params.idCodigo, request.body)),
  route(codigos.activate, (request) => activarCodigo(request, request.params.idCodigo, request.body.activo)),
  route(codigos.remove, (request) => borrarCodigo(request, request.params.idCodigo)),
];
