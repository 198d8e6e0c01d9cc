import { archivos } from '@fedatario/contract/casa';
import { type Route, routeOutside } from '../../http/route.ts';
import type { Files } from '../../services/files/files.ts';
import { archivoPorEnlace, subirArchivo } from './archivos.ts';

export const routes = (files: Files): Route[] => [
  routeOutside(archivos.upload, (request) =>
    subirArchivo(files, request, {
      nombre: request.query.nombre,
      contenido: request.body,
      idUsuario: request.actor.idUsuario,
    }),
  ),
  routeOutside(archivos.open, (request) => archivoPorEnlace(files, request, request.params.enlace)),
];
