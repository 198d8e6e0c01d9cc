import { HECHO } from '@fedatario/contract/casa';
import { vistas } from '@fedatario/contract/control';
import { route } from '../../http/route.ts';
import { borrarVista, cambiarVista, crearVista, listarVistas } from './vistas.ts';

export const routes = [
  route(vistas.list, (request) => listarVistas(request, request.query.lugar)),
  route(vistas.create, (request) => crearVista(request, request.body)),
  route(vistas.update, (request) => cambiarVista(request, request.params.idVista, request.body)),
  route(vistas.remove, async (request) => {
    await borrarVista(request, request.params.idVista);
    return HECHO;
  }),
];
