import { calendario } from '@fedatario/contract/casa';
import { route } from '../../http/route.ts';
import { calendarioActual, cambiarCalendario, edicionDeCalendario } from './calendario.ts';

export const routes = [
  route(calendario.read, ({ db }) => calendarioActual(db), { edicion: edicionDeCalendario }),
  route(calendario.update, (request) => cambiarCalendario(request, request.body)),
];
