import { clausulas } from '@fedatario/contract/catalogo';
import { route } from '../../http/route.ts';
import { cambiarClausula, crearClausula, escribirVersion, leerClausula, listarClausulas } from './clausulas.ts';

export const routes = [
  route(clausulas.list, ({ db }) => listarClausulas(db)),
  route(clausulas.read, ({ db, params }) => leerClausula(db, params.idClausula)),
  route(clausulas.create, (request) => crearClausula(request, request.body)),
  route(clausulas.addVersion, (request) => escribirVersion(request, request.params.idClausula, request.body)),
  route(clausulas.update, (request) => cambiarClausula(request, request.params.idClausula, request.body)),
];
