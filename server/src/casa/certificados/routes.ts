import { certificados } from '@fedatario/contract/casa';
import { type Route, route, routeOutside } from '../../http/route.ts';
import { leerCertificado, ponerCertificado } from './certificados.ts';

export const routes: readonly Route[] = [
  route(certificados.read, (request) => leerCertificado(request, request.params.id)),
  routeOutside(certificados.replace, (request) => ponerCertificado(request, request.params.id, request.body)),
];
