import { calificaciones, testimonios } from '@fedatario/contract/tramite';
import { type Route, route } from '../../http/route.ts';
import { calificar, consentir, leerCalificacion } from './calificaciones.ts';
import { elegirTestimonio, exportarTestimonios, listarTestimonios } from './testimonios/testimonios.ts';

export const routes: readonly Route[] = [
  route(calificaciones.read, (request) => leerCalificacion(request, request.params.idSolicitud)),
  route(calificaciones.rate, (request) => calificar(request, request.params.idSolicitud, request.body)),
  route(calificaciones.consent, (request) => consentir(request, request.params.idSolicitud, request.body.publica)),
  route(testimonios.list, (request) => listarTestimonios(request, request.query)),
  route(testimonios.export, (request) => exportarTestimonios(request, request.query)),
  route(testimonios.choose, (request) => elegirTestimonio(request, request.params.idSolicitud, request.body)),
];
