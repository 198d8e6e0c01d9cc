import { firmas } from '@fedatario/contract';
import { type Route, route } from '../http/route.ts';
import { firmar } from './firmas.ts';

export const routes: readonly Route[] = [
  route(firmas.sign, (request) => firmar(request, request.params.idSolicitud, request.body)),
];
