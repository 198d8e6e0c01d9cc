import { tramites } from '@fedatario/contract';
import { type Route, route } from '../http/route.ts';
import { actuar, cancelar, contarPropios, leerTramite, listarPropios } from './tramites.ts';

export const routes: readonly Route[] = [
  route(tramites.list, (request) => listarPropios(request, request.query)),
  route(tramites.cuentas, contarPropios),
  route(tramites.read, (request) => leerTramite(request, request.params.idSolicitud)),
  route(tramites.act, (request) => actuar(request, request.params.idSolicitud, request.body)),
  route(tramites.cancel, (request) => cancelar(request, request.params.idSolicitud, request.body)),
];
