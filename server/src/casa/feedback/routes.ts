import { feedback, HECHO } from '@fedatario/contract/casa';
import { type Route, route } from '../../http/route.ts';
import { contarCarpetas, listarBandeja } from './bandeja/bandeja.ts';
import { anotarHilo, anularEnlace, asignarHilo, destacarHilo, leerHilo, moverHilo, responderHilo } from './oficina.ts';
import {
  formulario,
  leerPorEnlace,
  leerPropio,
  listarPropios,
  recibir,
  recibirDeVisita,
  seguirPorEnlace,
  seguirPropio,
} from './recibir.ts';

export const routes: Route[] = [
  route(feedback.form, (request) => formulario(request)),
  route(feedback.sendGuest, async ({ body, ...request }) => {
    await recibirDeVisita(request, body);
    return HECHO;
  }),
  route(feedback.openByLink, ({ body, ...request }) => leerPorEnlace(request, body.token)),
  route(feedback.replyByLink, ({ body, ...request }) => seguirPorEnlace(request, body.token, body.texto)),
  route(feedback.send, ({ body, ...request }) => recibir(request, body)),
  route(feedback.mine, ({ query, ...request }) => listarPropios(request, query)),
  route(feedback.mineThread, ({ params, ...request }) => leerPropio(request, params.idFeedback)),
  route(feedback.mineReply, ({ params, body, ...request }) => seguirPropio(request, params.idFeedback, body)),
  route(feedback.folders, (request) => contarCarpetas(request)),
  route(feedback.list, ({ query, ...request }) => listarBandeja(request, query)),
  route(feedback.read, ({ params, ...request }) => leerHilo(request, params.idFeedback)),
  route(feedback.move, ({ params, body, ...request }) => moverHilo(request, params.idFeedback, body.accion)),
  route(feedback.star, ({ params, body, ...request }) => destacarHilo(request, params.idFeedback, body.destacado)),
  route(feedback.assign, ({ params, body, ...request }) => asignarHilo(request, params.idFeedback, body.idUsuario)),
  route(feedback.answer, ({ params, body, ...request }) => responderHilo(request, params.idFeedback, body.texto)),
  route(feedback.annotate, ({ params, body, ...request }) => anotarHilo(request, params.idFeedback, body.texto)),
  route(feedback.revoke, ({ params, ...request }) => anularEnlace(request, params.idFeedback)),
];
