import { valoresDeLey } from '@fedatario/contract/casa';
import { route } from '../../http/route.ts';
import { escribirValor, listarValores, quitarValor } from './valores-de-ley.ts';

export const routes = [
  route(valoresDeLey.list, listarValores),
  route(valoresDeLey.create, (request) => escribirValor(request, request.body)),
  route(valoresDeLey.remove, (request) => quitarValor(request, request.params.idValor)),
];
