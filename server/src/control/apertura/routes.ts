import { apertura } from '@fedatario/contract/control';
import { type Route, route } from '../../http/route.ts';
import { type Ambiente, leerApertura } from './apertura.ts';
import { vaciarDemostracion } from './vaciado/vaciado.ts';

export const routes = (ambiente: Ambiente): Route[] => [
  route(apertura.read, (request) => leerApertura(request, ambiente)),
  route(apertura.empty, vaciarDemostracion),
];
