import { marcas } from '@fedatario/contract/acto';
import { type Route, route } from '../../http/route.ts';
import { confirmarMarca, marcasDe, negarMarca, proponerMarca } from './marcas.ts';

export const routes: readonly Route[] = [
  route(marcas.ofTramite, (request) => marcasDe(request, request.params.idSolicitud)),
  route(marcas.propose, (request) => proponerMarca(request, request.params.idSolicitud, request.body)),
  route(marcas.confirm, (request) => confirmarMarca(request, request.params.idPropuesta)),
  route(marcas.refuse, ({ body, params, ...request }) => negarMarca(request, params.idPropuesta, body.motivo)),
];
