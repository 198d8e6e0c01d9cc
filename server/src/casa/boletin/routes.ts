import { boletin, HECHO } from '@fedatario/contract/casa';
import { route } from '../../http/route.ts';
import { confirmar, darDeBaja, listar, suscribir, suscribirInvitado } from './boletin.ts';

export const routes = [
  route(boletin.subscribe, (request) => suscribir(request, request.body)),
  route(boletin.list, (request) => listar(request, request.query)),
  route(boletin.subscribeGuest, async (request) => {
    await suscribirInvitado(request, request.body);
    return HECHO;
  }),
  route(boletin.confirm, (request) => confirmar(request, request.body.token)),
  route(boletin.leave, (request) => darDeBaja(request, request.body.token)),
];
