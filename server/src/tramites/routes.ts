import { asignaciones, requisitos, tramites } from '@fedatario/contract';
import { type Route, route } from '../http/route.ts';
import {
  aceptarRequisito,
  actuar,
  asignar,
  asignarVarios,
  cancelar,
  candidatos,
  contarPropios,
  dispensarRequisito,
  entregarRequisito,
  leerTramite,
  listarOficina,
  listarPropios,
  rechazarRequisito,
  verRequisito,
} from './tramites.ts';

export const routes: readonly Route[] = [
  route(tramites.list, (request) => listarPropios(request, request.query)),
  route(tramites.cuentas, contarPropios),
  route(tramites.read, (request) => leerTramite(request, request.params.idSolicitud)),
  route(tramites.act, (request) => actuar(request, request.params.idSolicitud, request.body)),
  route(tramites.cancel, (request) => cancelar(request, request.params.idSolicitud, request.body)),
  route(asignaciones.list, (request) => listarOficina(request, request.query)),
  route(asignaciones.candidates, (request) => candidatos(request, request.params.idSolicitud)),
  route(asignaciones.assign, (request) => asignar(request, request.params.idSolicitud, request.body)),
  route(asignaciones.assignMany, (request) => asignarVarios(request, request.body)),
  route(requisitos.deliver, (request) => entregarRequisito(request, request.params.idRequisito, request.body)),
  route(requisitos.view, (request) => verRequisito(request, request.params.idRequisito)),
  route(requisitos.accept, (request) => aceptarRequisito(request, request.params.idRequisito, request.body.revision)),
  route(requisitos.reject, ({ params, body, ...request }) =>
    rechazarRequisito(request, params.idRequisito, body.revision, body.motivo),
  ),
  route(requisitos.waive, ({ params, body, ...request }) =>
    dispensarRequisito(request, params.idRequisito, body.revision, body.motivo),
  ),
];
