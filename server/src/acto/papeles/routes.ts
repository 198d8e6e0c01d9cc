import { papeles } from '@fedatario/contract/acto';
import { type Route, route, routeOutside } from '../../http/route.ts';
import type { Files } from '../../services/files/files.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { hacerPapel, papelEnPdf, papelesDe, quitarPapel } from './papeles.ts';

export const routes = (files: Files, renderPdf: RenderPdf): Route[] => [
  route(papeles.ofTramite, (request) => papelesDe(request, request.params.idSolicitud)),
  route(papeles.make, (request) => hacerPapel(request, request.params.idSolicitud, request.body)),
  route(papeles.remove, (request) => quitarPapel(request, request.params.idPapel)),
  routeOutside(papeles.pdf, (request) => papelEnPdf({ files, renderPdf }, request, request.params.idPapel)),
];
