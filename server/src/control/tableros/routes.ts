import { tableros } from '@fedatario/contract/control';
import { route } from '../../http/route.ts';
import { diferencias, guardados } from '../cierres/cierres.ts';
import { tableroDeSuscripciones } from './suscripciones/suscripciones.ts';
import { tableroDeTramites } from './tableros.ts';
import { tableroDeVentas } from './ventas/ventas.ts';

export const routes = [
  route(tableros.tramites, (request) => tableroDeTramites(request, request.query)),
  route(tableros.ventas, (request) => tableroDeVentas(request, request.query)),
  route(tableros.diferencias, ({ db }) => diferencias(db, guardados.ventas)),
  route(tableros.diferenciasDeTramites, ({ db }) => diferencias(db, guardados.tramites)),
  route(tableros.diferenciasDePlanes, ({ db }) => diferencias(db, guardados.planes)),
  route(tableros.suscripciones, (request) => tableroDeSuscripciones(request, request.query)),
];
