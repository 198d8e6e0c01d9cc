import type { Endpoint, Parsed, Result } from '@fedatario/contract/base';
import { casosDeGestor } from '@fedatario/contract/tramite';
import { cookieDeGestor, exigirGestor } from '../../../casa/enlaces-gestor/enlaces-gestor.ts';
import { type Route, routeOutside } from '../../../http/route.ts';
import {
  actuarPorEnlace,
  fecharPorEnlace,
  gastarPorEnlace,
  leerCaso,
  listarCasos,
  observarPorEnlace,
  type PorEnlace,
  preguntar,
  presentarPorEnlace,
  resolverPorEnlace,
} from './por-enlace.ts';

export function routes(baseUrl: string): Route[] {
  const cookie = cookieDeGestor(baseUrl);
  /** A call of a gestor, in one transaction with the look at their cookie. Its repetition gets the same answer. */
  const conGestor = <E extends Endpoint>(endpoint: E, work: (request: PorEnlace & Parsed<E>) => Promise<Result<E>>) =>
    routeOutside(endpoint, ({ transactOnce, cookies, now, ...request }) =>
      transactOnce(async (db) => {
        const gestor = await exigirGestor(db, cookies[cookie], now);
        const asked = { ...request, db, gestor, now } as unknown as PorEnlace & Parsed<E>;
        return { scope: `gestor:${gestor.idGestor}`, work: () => work(asked) };
      }),
    );
  return [
    conGestor(casosDeGestor.list, listarCasos),
    conGestor(casosDeGestor.read, (request) => leerCaso(request, request.query.idSolicitud)),
    conGestor(casosDeGestor.act, (request) => actuarPorEnlace(request, request.body)),
    conGestor(casosDeGestor.dates, (request) => fecharPorEnlace(request, request.body)),
    conGestor(casosDeGestor.present, (request) => presentarPorEnlace(request, request.body)),
    conGestor(casosDeGestor.observe, (request) => observarPorEnlace(request, request.body)),
    conGestor(casosDeGestor.resolve, (request) => resolverPorEnlace(request, request.body)),
    conGestor(casosDeGestor.spend, (request) => gastarPorEnlace(request, request.body)),
    conGestor(casosDeGestor.ask, (request) => preguntar(request, request.body)),
  ];
}
