import { tableros } from '@fedatario/contract';
import { route } from '../../http/route.ts';
import { diferencias } from '../cierres/cierres.ts';
import { tableroDeSuscripciones } from './suscripciones/suscripciones.ts';
import { tableroDeTramites } from './tableros.ts';
import { tableroDeVentas } from './ventas/ventas.ts';

export const routes = [
  route(tableros.tramites, (request) => tableroDeTramites(request, request.query)),
  route(tableros.ventas, (request) => tableroDeVentas(request, request.query)),
  route(tableros.diferencias, ({ db }) => diferencias(db)),
  route(tableros.suscripciones, (request) => tableroDeSuscripciones(request, request.query)),
];
