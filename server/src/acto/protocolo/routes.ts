import { protocolo } from '@fedatario/contract/acto';
import { type Route, route, routeOutside } from '../../http/route.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { imprimirEnProtocolo } from './impresion.ts';
import { anotar, verProtocolo } from './protocolo.ts';

export const routes = (renderPdf: RenderPdf): Route[] => [
  route(protocolo.read, (request) => verProtocolo(request, request.params.id)),
  route(protocolo.note, (request) => anotar(request, request.params.id, request.body)),
  routeOutside(protocolo.print, ({ params, query, ...request }) =>
    imprimirEnProtocolo(renderPdf, request, params.idSolicitud, query),
  ),
];
