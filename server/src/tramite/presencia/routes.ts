import { presencia } from '@fedatario/contract';
import { type Route, route } from '../../http/route.ts';
import { leerPresencia } from './presencia.ts';

export const routes: readonly Route[] = [
  route(presencia.read, (request) => leerPresencia(request, request.params.idSolicitud)),
];
