import { asesorias } from '@fedatario/contract/compra';
import { citas } from '@fedatario/contract/solicitud';
import { type Route, route } from '../../http/route.ts';
import { actuarEnCita, moverCita } from '../../solicitud/citas/citas.ts';
import {
  aceptarHora,
  buscarClientes,
  darAsesoria,
  esperarHora,
  exigirPagadaPor,
  leerAsesorias,
  pedirAsesoria,
} from './asesorias.ts';

export const routes: readonly Route[] = [
  route(asesorias.clientes, (request) => buscarClientes(request, request.query.texto)),
  route(asesorias.create, (request) => darAsesoria(request, request.body)),
  route(asesorias.mine, leerAsesorias),
  route(asesorias.wait, (request) => esperarHora(request, request.body)),
  route(asesorias.accept, (request) => aceptarHora(request, request.params.idCita, request.body)),
  route(asesorias.hold, (request) => pedirAsesoria(request, request.body)),
  // Steps of any appointment, bound here because an hour that a plan pays is agreed on only while it does.
  route(citas.act, (request) =>
    actuarEnCita(request, request.params.idCita, request.body, exigirPagadaPor(request.db)),
  ),
  route(citas.move, (request) => moverCita(request, request.params.idCita, request.body, exigirPagadaPor(request.db))),
];
