import { boletin } from '@fedatario/contract/casa';
import { route } from '../../../http/route.ts';
import { exportarLectores, listarLectores, quitarLector, reenviarEnlace } from './oficina.ts';

export const routes = [
  route(boletin.readers, (request) => listarLectores(request, request.query)),
  route(boletin.export, (request) => exportarLectores(request, request.query)),
  route(boletin.remove, (request) => quitarLector(request, request.params.idBoletin)),
  route(boletin.resend, (request) => reenviarEnlace(request, request.params.idBoletin)),
];
