import { asesorias } from '@fedatario/contract';
import { type Route, route } from '../../http/route.ts';
import { aceptarHora, buscarClientes, darAsesoria, esperarHora, leerAsesorias, pedirAsesoria } from './asesorias.ts';

export const routes: readonly Route[] = [
  route(asesorias.clientes, (request) => buscarClientes(request, request.query.texto)),
  route(asesorias.create, (request) => darAsesoria(request, request.body)),
  route(asesorias.mine, leerAsesorias),
  route(asesorias.wait, (request) => esperarHora(request, request.body)),
  route(asesorias.accept, (request) => aceptarHora(request, request.params.idCita, request.body)),
  route(asesorias.hold, (request) => pedirAsesoria(request, request.body)),
];
