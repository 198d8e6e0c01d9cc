import { cobranza } from '@fedatario/contract/control';
import { type Route, route } from '../../http/route.ts';
import { leerCobranza, type Servicios } from './cobranza.ts';

export const routes = (servicios: Servicios): Route[] => [
  route(cobranza.read, (request) => leerCobranza(request, servicios)),
];
