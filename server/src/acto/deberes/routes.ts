import { deberes } from '@fedatario/contract/acto';
import { type Route, route } from '../../http/route.ts';
import { agregarDeber, cumplirDeber, deberesDe, verPrueba } from './deberes.ts';
import { contarPorNotario, exportarDeberes, listarDeberes } from './lista.ts';

export const routes: readonly Route[] = [
  route(deberes.list, (request) => listarDeberes(request, request.query)),
  route(deberes.export, (request) => exportarDeberes(request, request.query)),
  route(deberes.byNotario, contarPorNotario),
  route(deberes.ofTramite, (request) => deberesDe(request, request.params.idSolicitud)),
  route(deberes.add, (request) => agregarDeber(request, request.params.idSolicitud, request.body.tipo)),
  route(deberes.fulfil, (request) => cumplirDeber(request, request.params.idDeber, request.body)),
  route(deberes.proof, (request) => verPrueba(request, request.params.idDeber)),
];
