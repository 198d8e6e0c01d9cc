import { informacionGeneral } from '@fedatario/contract';
import { route } from '../http/route.ts';
import { cambiarInformacion, edicionDeInformacion, informacionActual } from './informacion-general.ts';

export const routes = [
  route(informacionGeneral.read, ({ db }) => informacionActual(db), { edicion: edicionDeInformacion }),
  route(informacionGeneral.update, (request) => cambiarInformacion(request, request.body)),
];
