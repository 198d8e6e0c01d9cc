import { asignaciones, minutas, requisitos, tramites } from '@fedatario/contract';
import { type Route, route, routeOutside } from '../http/route.ts';
import type { RenderPdf } from '../services/pdf/pdf.ts';
import {
  aceptarRequisito,
  actuar,
  aprobarMinuta,
  asignar,
  asignarVarios,
  cancelar,
  candidatos,
  contarPropios,
  dispensarRequisito,
  entregarRequisito,
  enviarMinuta,
  guardarTrabajo,
  hacerVersion,
  leerMinutaDe,
  leerTramite,
  leerVersion,
  listarOficina,
  listarPropios,
  observarMinuta,
  pdfDeVersion,
  rechazarRequisito,
  responderObservacion,
  restaurarVersion,
  verRequisito,
} from './tramites.ts';

export const routes = (renderPdf: RenderPdf): Route[] => [
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
  route(minutas.read, (request) => leerMinutaDe(request, request.params.idSolicitud)),
  route(minutas.version, ({ params, ...request }) => leerVersion(request, params.idSolicitud, params.version)),
  routeOutside(minutas.pdf, (request) =>
    pdfDeVersion(request, request.params.idSolicitud, request.params.version, renderPdf),
  ),
  route(minutas.save, (request) => guardarTrabajo(request, request.params.idSolicitud, request.body)),
  route(minutas.saveVersion, ({ params, body, ...request }) =>
    hacerVersion(request, params.idSolicitud, body.revision),
  ),
  route(minutas.restore, (request) => restaurarVersion(request, request.params.idSolicitud, request.body)),
  route(minutas.send, (request) => enviarMinuta(request, request.params.idSolicitud, request.body)),
  route(minutas.answer, ({ params, body, ...request }) => responderObservacion(request, params, body.texto)),
  route(minutas.approve, (request) => aprobarMinuta(request, request.params.idSolicitud, request.body)),
  route(minutas.remark, (request) => observarMinuta(request, request.params.idSolicitud, request.body)),
];
