import { planes } from '@fedatario/contract/catalogo';
import { route } from '../../http/route.ts';
import {
  cambiarPlan,
  crearPlan,
  edicionDePlanes,
  exportarPlanes,
  leerPlan,
  listarPlanes,
  listarPublicos,
  ponerPlanEnVenta,
} from './planes.ts';

export const routes = [
  route(planes.publicos, ({ db }) => listarPublicos(db), { edicion: edicionDePlanes }),
  route(planes.list, ({ db, query }) => listarPlanes(db, query)),
  route(planes.export, ({ db, query }) => exportarPlanes(db, query)),
  route(planes.create, (request) => crearPlan(request, request.body)),
  route(planes.read, ({ db, params }) => leerPlan(db, params.idPlan)),
  route(planes.update, (request) => cambiarPlan(request, request.params.idPlan, request.body)),
  route(planes.activate, (request) => ponerPlanEnVenta(request, request.params.idPlan, request.body.enVenta)),
];
