import { informacionGeneral } from '@fedatario/contract/casa';
import { type Route, route, routeOutside } from '../../http/route.ts';
import type { Files } from '../../services/files/files.ts';
import { cambiarInformacion, edicionDeInformacion, informacionActual } from './informacion-general.ts';
import { leerLogo, ponerLogo, quitarLogo } from './logos.ts';

export const routes = (files: Files): Route[] => [
  route(informacionGeneral.read, ({ db }) => informacionActual(db), { edicion: edicionDeInformacion }),
  route(informacionGeneral.update, (request) => cambiarInformacion(request, request.body)),
  routeOutside(informacionGeneral.putLogo, (request) => ponerLogo(files, request, request.params.clase, request.body)),
  routeOutside(informacionGeneral.removeLogo, (request) => quitarLogo(request, request.params.clase)),
  routeOutside(informacionGeneral.logo, (request) => leerLogo(files, request, request.params.clase)),
];
