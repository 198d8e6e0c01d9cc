import { firmas } from '@fedatario/contract/acto';
import { type Route, route, routeOutside } from '../../http/route.ts';
import type { Files } from '../../services/files/files.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { comprobarFirma, firmar } from './firmas.ts';
import { dibujarHojas, verHojas } from './hojas.ts';
import { prepararTexto } from './preparacion.ts';
import { proponerFirma } from './propuesta.ts';

export const routes = (files: Files, renderPdf: RenderPdf): Route[] => [
  route(firmas.propose, (request) => proponerFirma(request, request.params.idSolicitud)),
  routeOutside(firmas.prepare, (request) =>
    prepararTexto(renderPdf, request, request.params.idSolicitud, request.body),
  ),
  route(firmas.check, (request) => comprobarFirma(request, request.params.idSolicitud, request.body)),
  route(firmas.sign, (request) => firmar(request, request.params.idSolicitud, request.body)),
  routeOutside(firmas.drawSheets, (request) => dibujarHojas(files, request, request.params.idSolicitud, request.body)),
  route(firmas.sheets, (request) => verHojas(request, request.params.idSolicitud, request.query.archivos)),
];
