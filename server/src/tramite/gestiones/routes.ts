import { diligencias, encargos, gestiones } from '@fedatario/contract';
import { type Route, route } from '../../http/route.ts';
import {
  actuar,
  anotarFechas,
  cancelar,
  candidatos,
  contarPropias,
  encargar,
  encargarVarias,
  exportarEncargos,
  leerGestion,
  leerTablero,
  listarEncargos,
  listarPropias,
  observar,
  presentar,
  resolver,
  responder,
} from './gestiones.ts';

export const routes: readonly Route[] = [
  route(gestiones.list, (request) => listarPropias(request, request.query)),
  route(gestiones.cuentas, contarPropias),
  route(gestiones.read, (request) => leerGestion(request, request.params.idSolicitud)),
  route(gestiones.act, (request) => actuar(request, request.params.idSolicitud, request.body)),
  route(gestiones.cancel, (request) => cancelar(request, request.params.idSolicitud, request.body)),
  route(gestiones.answer, (request) => responder(request, request.params.idSolicitud, request.body)),
  route(encargos.list, (request) => listarEncargos(request, request.query)),
  route(encargos.export, (request) => exportarEncargos(request, request.query)),
  route(encargos.board, (request) => leerTablero(request, request.query)),
  route(encargos.candidates, (request) => candidatos(request, request.params.idSolicitud)),
  route(encargos.assign, (request) => encargar(request, request.params.idSolicitud, request.body)),
  route(encargos.assignMany, (request) => encargarVarias(request, request.body)),
  route(diligencias.dates, (request) => anotarFechas(request, request.params, request.body)),
  route(diligencias.present, (request) => presentar(request, request.params.idSolicitud, request.body)),
  route(diligencias.observe, (request) => observar(request, request.params.idSolicitud, request.body)),
  route(diligencias.resolve, (request) => resolver(request, request.params.idSolicitud, request.body)),
];
