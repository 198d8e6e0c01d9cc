import { suscripciones } from '@fedatario/contract';
import { AppError } from '../../http/errors.ts';
import { type Route, route, routeOutside } from '../../http/route.ts';
import type { PaymentServices } from '../pagos/pagos.ts';
import { cancelar, conservar } from './cancelacion.ts';
import { findVisible, toSuscripcion } from './queries.ts';
import { cotizar, leerMia, suscribirse } from './suscripciones.ts';

export function routes(services: PaymentServices): Route[] {
  return [
    route(suscripciones.ofUsuario, async ({ db, actor, params }) => {
      const row = await findVisible(db, actor, params.id);
      if (!row) throw new AppError('no-encontrado');
      return toSuscripcion(row);
    }),
    route(suscripciones.mine, leerMia),
    route(suscripciones.quote, (request) => cotizar(request, request.query)),
    routeOutside(suscripciones.cancel, (request) => cancelar(services, request, request.body)),
    routeOutside(suscripciones.keep, (request) => conservar(request, request.body)),
    routeOutside(suscripciones.subscribe, (request) => suscribirse(services, request, request.body)),
  ];
}
