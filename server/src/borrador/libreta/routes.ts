import { libreta } from '@fedatario/contract/borrador';
import { HECHO } from '@fedatario/contract/casa';
import { route } from '../../http/route.ts';
import { borrar, editar, guardar, leer, listar } from './libreta.ts';

export const routes = [
  route(libreta.list, listar),
  route(libreta.keep, (request) => guardar(request, request.body)),
  route(libreta.read, (request) => leer(request, request.params.idEntrada)),
  route(libreta.edit, (request) => editar(request, request.params.idEntrada, request.body)),
  route(libreta.forget, async (request) => {
    await borrar(request, request.params.idEntrada);
    return HECHO;
  }),
];
