import { protocolo } from '@fedatario/contract';
import { type Route, route } from '../../http/route.ts';
import { anotar, verProtocolo } from './protocolo.ts';

export const routes: readonly Route[] = [
  route(protocolo.read, (request) => verProtocolo(request, request.params.id)),
  route(protocolo.note, (request) => anotar(request, request.params.id, request.body)),
];
