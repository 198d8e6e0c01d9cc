import { privacidad } from '@fedatario/contract/control';
import { type Route, route, routeOutside } from '../../http/route.ts';
import type { Files } from '../../services/files/files.ts';
import { preverCierre } from './borrado/borrado.ts';
import { pedirCierrePropio } from './cierre.ts';
import { descargarCopia, enlazarCopia, leerCopia, pedirCopia } from './copia/copia.ts';

/** Not idempotent: an address that opens a copy is not stored for a repetition. */
export const routes = (files: Files): Route[] => [
  route(privacidad.read, leerCopia),
  route(privacidad.ask, pedirCopia),
  routeOutside(privacidad.link, (request) => request.transact((db) => enlazarCopia({ ...request, db }))),
  routeOutside(privacidad.download, (request) => descargarCopia(files, request, request.params.enlace)),
  route(privacidad.closing, ({ db, actor, now }) => preverCierre(db, actor, now)),
  route(privacidad.close, (request) => pedirCierrePropio(request, request.body.confirmacion)),
];
