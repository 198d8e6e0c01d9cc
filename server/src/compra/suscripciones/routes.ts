import { cambiosDePlan, suscripcionesDeOficina as oficina, suscripciones } from '@fedatario/contract/compra';
import { AppError } from '../../http/errors.ts';
import { type Route, route, routeOutside } from '../../http/route.ts';
import type { PaymentServices } from '../pagos/pagos.ts';
import { cancelarPorOficina, extender, regalar } from './acciones.ts';
import { compararConPlanes } from './ahorro.ts';
import { cambiarPagando, cotizarCambio, programarCambio } from './cambio.ts';
import { cancelar, conservar } from './cancelacion.ts';
import { exportarSuscripciones } from './exportacion.ts';
import { listarConsumo } from './libro.ts';
import { leerSuscripcion, listarSuscripciones } from './oficina.ts';
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
    route(suscripciones.ledger, (request) => listarConsumo(request, request.query)),
    route(suscripciones.compare, compararConPlanes),
    route(suscripciones.quote, (request) => cotizar(request, request.query)),
    routeOutside(suscripciones.cancel, (request) => cancelar(services, request, request.body)),
    routeOutside(suscripciones.keep, (request) => conservar(request, request.body)),
    route(cambiosDePlan.quote, (request) => cotizarCambio(request, request.query)),
    route(cambiosDePlan.schedule, (request) => programarCambio(request, { ...request.body, ...request.query })),
    routeOutside(cambiosDePlan.change, (request) =>
      cambiarPagando(services, request, request.body, request.query.visto),
    ),
    route(oficina.list, (request) => listarSuscripciones(request, request.query)),
    route(oficina.export, (request) => exportarSuscripciones(request, request.query)),
    route(oficina.read, (request) => leerSuscripcion(request, request.params.idSuscripcion)),
    route(oficina.grant, (request) => regalar(request, request.params.idSuscripcion, request.body)),
    route(oficina.extend, (request) => extender(request, request.params.idSuscripcion, request.body)),
    routeOutside(oficina.cancel, (request) =>
      cancelarPorOficina(services, request, request.params.idSuscripcion, request.body),
    ),
    routeOutside(suscripciones.subscribe, (request) =>
      suscribirse(services, request, request.body, request.query.visto),
    ),
  ];
}
