import { asesorias } from '@fedatario/contract';
import { type Route, route } from '../../http/route.ts';
import { leerAsesorias, pedirAsesoria } from './asesorias.ts';

export const routes: readonly Route[] = [
  route(asesorias.mine, leerAsesorias),
  route(asesorias.hold, (request) => pedirAsesoria(request, request.body)),
];
