import { comprobantes } from '@fedatario/contract/compra';
import { route } from '../../http/route.ts';
import { comprobantesDe, entregarComprobante, leerComprobante, listarComprobantes } from './comprobantes.ts';
import { aceptar, rechazar } from './revision.ts';

export const routes = [
  route(comprobantes.submit, (request) => entregarComprobante(request, request.params.idFactura, request.body)),
  route(comprobantes.ofFactura, (request) => comprobantesDe(request, request.params.idFactura)),
  route(comprobantes.list, (request) => listarComprobantes(request, request.query)),
  route(comprobantes.read, (request) => leerComprobante(request, request.params.idComprobante)),
  route(comprobantes.accept, (request) => aceptar(request, request.params.idComprobante, request.body)),
  route(comprobantes.reject, (request) => rechazar(request, request.params.idComprobante, request.body.motivo)),
];
