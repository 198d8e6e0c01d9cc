import { reembolsos } from '@fedatario/contract/compra';
import { route } from '../../http/route.ts';
import { decirCuenta, leerCuenta } from './cuenta.ts';
import { aprobar, negar, ordenar } from './decision.ts';
import { anotarPago } from './devolucion.ts';
import { cotizarPropia, listarPropios, pedir } from './reembolsos.ts';
import { retirar } from './retiro.ts';

export const routes = [
  route(reembolsos.quote, (request) => cotizarPropia(request, request.params.idFactura)),
  route(reembolsos.list, (request) => listarPropios(request, request.params.idFactura)),
  route(reembolsos.ask, (request) => pedir(request, request.params.idFactura, request.body)),
  route(reembolsos.withdraw, (request) => retirar(request, request.params.idReembolso)),
  route(reembolsos.tellAccount, (request) => decirCuenta(request, request.params.idReembolso, request.body)),
  route(reembolsos.account, (request) => leerCuenta(request, request.params.idReembolso)),
  route(reembolsos.order, (request) => ordenar(request, request.params.idFactura, request.body)),
  route(reembolsos.approve, (request) => aprobar(request, request.params.idReembolso, request.body)),
  route(reembolsos.deny, (request) =>
    negar(request, request.params.idReembolso, request.body.revision, request.body.motivo),
  ),
  route(reembolsos.settle, (request) =>
    anotarPago(request, request.params.idReembolso, request.body.revision, request.body.referencia),
  ),
];
