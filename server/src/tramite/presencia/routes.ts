import { presencia } from '@fedatario/contract/tramite';
import { type Route, route } from '../../http/route.ts';
import { anotarLlegada, leerPresencia } from './presencia.ts';

export const routes: readonly Route[] = [
  route(presencia.read, (request) => leerPresencia(request, request.params.idSolicitud)),
  route(presencia.checkIn, (request) => anotarLlegada(request, request.params.idSolicitud, request.body)),
];
