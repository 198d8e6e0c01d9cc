import { documentos } from '@fedatario/contract/acto';
import { type Route, route, routeOutside } from '../../http/route.ts';
import type { Files } from '../../services/files/files.ts';
import { pedirAutentica } from './autentica.ts';
import { descargar, descargarDeOficina } from './documentos.ts';
import { descargarWord } from './texto.ts';
import { verificarDocumento } from './verificacion.ts';

export const routes = (files: Files): Route[] => [
  routeOutside(documentos.download, (request) => descargar(files, request, request.params.idSolicitud)),
  routeOutside(documentos.word, (request) => descargarWord(request, request.params.idSolicitud)),
  route(documentos.authenticate, (request) => pedirAutentica(request, request.params.idSolicitud)),
  routeOutside(documentos.ofTramite, (request) => descargarDeOficina(files, request, request.params.idSolicitud)),
  routeOutside(documentos.verificar, ({ db, params }) => verificarDocumento(files, db, params.codigo)),
];
