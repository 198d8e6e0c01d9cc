import { deberes, registro } from '@fedatario/contract/acto';
import { type Route, route, routeOutside } from '../../http/route.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { avisoEnPdf } from './avisos.ts';
import { cierreEnPdf, indiceEnPdf } from './indice.ts';
import { deQuien, exportarRegistro, listarCadenas, listarRegistro } from './lista.ts';
import { verificarCadenas } from './verificacion.ts';

export const routes = (renderPdf: RenderPdf): Route[] => [
  route(registro.list, (request) => listarRegistro(request, request.query)),
  route(registro.export, (request) => exportarRegistro(request, request.query)),
  routeOutside(registro.indice, (request) => indiceEnPdf(renderPdf, request, request.query)),
  routeOutside(registro.cierre, (request) => cierreEnPdf(renderPdf, request, request.query)),
  routeOutside(deberes.aviso, (request) => avisoEnPdf(renderPdf, request, request.params.idDeber, request.query)),
  route(registro.cadenas, listarCadenas),
  route(registro.verificar, ({ db, actor }) => verificarCadenas(db, deQuien(actor))),
];
