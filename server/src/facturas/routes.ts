import { facturas } from '@fedatario/contract';
import { route } from '../http/route.ts';
import { leerFactura, listarFacturas } from './facturas.ts';

export const routes = [
  route(facturas.list, (request) => listarFacturas(request, request.query)),
  route(facturas.read, (request) => leerFactura(request, request.params.idFactura)),
];
