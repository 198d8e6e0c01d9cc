import { calificaciones } from '@fedatario/contract';
import { type Route, route } from '../../http/route.ts';
import { calificar, leerCalificacion } from './calificaciones.ts';

export const routes: readonly Route[] = [
  route(calificaciones.read, (request) => leerCalificacion(request, request.params.idSolicitud)),
  route(calificaciones.rate, (request) => calificar(request, request.params.idSolicitud, request.body)),
];
