import { asesorias } from '@fedatario/contract';
import { type Route, route } from '../../http/route.ts';
import { buscarClientes, darAsesoria, leerAsesorias, pedirAsesoria } from './asesorias.ts';

export const routes: readonly Route[] = [
  route(asesorias.clientes, (request) => buscarClientes(request, request.query.texto)),
  route(asesorias.create, (request) => darAsesoria(request, request.body)),
  route(asesorias.mine, leerAsesorias),
  route(asesorias.hold, (request) => pedirAsesoria(request, request.body)),
];
