import { HECHO } from '@fedatario/contract/casa';
import { programaciones } from '@fedatario/contract/control';
import { route } from '../../http/route.ts';
import {
  borrarProgramacion,
  cambiarProgramacion,
  crearProgramacion,
  dejarDeRecibir,
  enviarAhora,
  listarProgramaciones,
} from './programaciones.ts';

export const routes = [
  route(programaciones.list, (request) => listarProgramaciones(request, request.query.lugar)),
  route(programaciones.create, (request) => crearProgramacion(request, request.body)),
  route(programaciones.update, (request) => cambiarProgramacion(request, request.params.idProgramacion, request.body)),
  route(programaciones.remove, async (request) => {
    await borrarProgramacion(request, request.params.idProgramacion);
    return HECHO;
  }),
  route(programaciones.sendNow, (request) => enviarAhora(request, request.params.idProgramacion)),
  route(programaciones.leave, async (request) => {
    await dejarDeRecibir(request, request.params.idProgramacion);
    return HECHO;
  }),
];
