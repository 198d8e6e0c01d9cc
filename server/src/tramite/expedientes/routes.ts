import { requisitos } from '@fedatario/contract/tramite';
import { type Route, route } from '../../http/route.ts';
import {
  aceptarRequisito,
  dispensarRequisito,
  entregarRequisito,
  rechazarRequisito,
  verRequisito,
} from './requisitos.ts';

export const routes: readonly Route[] = [
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
