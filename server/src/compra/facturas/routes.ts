import { facturacion, facturas } from '@fedatario/contract/compra';
import { route, routeOutside } from '../../http/route.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { cambiarDatos, listarDetenidos, reintentar } from './datos/datos.ts';
import { readDatos } from './datos/queries.ts';
import { leerFactura, listarFacturas } from './facturas.ts';
import { pdfPropio } from './pdf.ts';
import { leerReceptor, type Receptores } from './receptores.ts';

/** A PDF is waited for outside of any transaction. */
export const routes = (renderPdf: RenderPdf, receptores?: Receptores) => [
  route(facturas.list, (request) => listarFacturas(request, request.query)),
  route(facturas.read, (request) => leerFactura(request, request.params.idFactura)),
  route(facturacion.read, ({ db }) => readDatos(db)),
  route(facturacion.update, (request) => cambiarDatos(request, request.body)),
  route(facturacion.detenidos, ({ db }) => listarDetenidos(db)),
  route(facturacion.reintentar, (request) => reintentar(request, request.params.idDte)),
  routeOutside(facturacion.receptor, ({ query }) => leerReceptor(receptores, query)),
  routeOutside(facturacion.pdf, (request) => pdfPropio(request, { ...request.params, idNota: null }, renderPdf)),
  routeOutside(facturacion.notaPdf, (request) => pdfPropio(request, request.params, renderPdf)),
];
