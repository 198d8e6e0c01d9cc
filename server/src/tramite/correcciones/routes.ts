import { correcciones, respuestas } from '@fedatario/contract/tramite';
import { type Route, route } from '../../http/route.ts';
import {
  enviarCorreccion,
  enviarObservaciones,
  explicarRespuesta,
  guardarCorregidas,
  leerCorreccion,
  leerRespuestas,
  observarRespuesta,
  quitarObservacion,
} from './correcciones.ts';
import { leerSustituidas, tramitesDeProducto } from './sustituidas.ts';

export const routes: Route[] = [
  route(respuestas.ofProducto, ({ db, params }) => tramitesDeProducto(db, params.idProducto)),
  route(respuestas.replaced, (request) => leerSustituidas(request, request.params.idSolicitud)),
  route(respuestas.read, (request) => leerRespuestas(request, request.params.idSolicitud)),
  route(respuestas.identidad, (request) => leerRespuestas(request, request.params.idSolicitud, true)),
  route(correcciones.remark, (request) => observarRespuesta(request, request.params.idSolicitud, request.body)),
  route(correcciones.forget, (request) => quitarObservacion(request, request.params)),
  route(correcciones.send, ({ params, body, ...request }) =>
    enviarObservaciones(request, params.idSolicitud, body.revision),
  ),
  route(correcciones.read, (request) => leerCorreccion(request, request.params.idSolicitud)),
  route(correcciones.save, (request) => guardarCorregidas(request, request.params.idSolicitud, request.body)),
  route(correcciones.explain, ({ params, body, ...request }) => explicarRespuesta(request, params, body.respuesta)),
  route(correcciones.submit, (request) => enviarCorreccion(request, request.params.idSolicitud, request.body)),
];
