import { dosPasos, HECHO, reglasDeAcceso } from '@fedatario/contract/casa';
import { type Route, route, routeOutside } from '../../../http/route.ts';
import { activarDosPasos, comenzarDosPasos, leerDosPasos, quitarDosPasos, renovarRespaldos } from './dos-pasos.ts';
import { findReglas } from './queries.ts';
import { cambiarReglas } from './reglas.ts';

/** Calls that give a secret do not use the idempotent path of other writes, which stores answers for a repetition. */
export const routes: Route[] = [
  route(dosPasos.read, leerDosPasos),
  routeOutside(dosPasos.begin, (request) => request.transact((db) => comenzarDosPasos({ ...request, db }))),
  routeOutside(dosPasos.activate, (request) =>
    request.transact((db) => activarDosPasos({ ...request, db }, request.body.codigo)),
  ),
  routeOutside(dosPasos.renew, (request) => request.transact((db) => renovarRespaldos({ ...request, db }))),
  route(dosPasos.remove, async (request) => {
    await quitarDosPasos(request, request.actor.idUsuario);
    return HECHO;
  }),
  route(reglasDeAcceso.read, ({ db }) => findReglas(db)),
  route(reglasDeAcceso.change, (request) => cambiarReglas(request, request.body)),
];
