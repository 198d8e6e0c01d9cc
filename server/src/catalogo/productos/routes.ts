import { productos, productosDeOficina, reglasDeCatalogo } from '@fedatario/contract/catalogo';
import { type Route, route, routeOutside } from '../../http/route.ts';
import type { Files } from '../../services/files/files.ts';
import {
  cambiarReglas,
  edicionDelCatalogo,
  exportarDeOficina,
  leerDeOficina,
  leerImagen,
  leerNiveles,
  leerProducto,
  leerReglas,
  leerUsos,
  listarCategorias,
  listarDeOficina,
  listarProductos,
  listarTags,
  moverProducto,
  ponerEnVenta,
  ponerImagen,
  ponerNiveles,
  ponerPrecio,
  quitarImagen,
  sugerirProductos,
} from './productos.ts';

/** These answers are the same for everybody, until the catalogue changes. */
const same = { edicion: edicionDelCatalogo };

export const routes = [
  route(productos.list, ({ db, query }) => listarProductos(db, query), same),
  route(productos.suggest, ({ db, query }) => sugerirProductos(db, query.texto), same),
  route(productos.read, ({ db, params }) => leerProducto(db, params.idProducto), same),
  route(productos.categorias, ({ db }) => listarCategorias(db), same),
  route(productos.tags, ({ db }) => listarTags(db), same),
  route(productosDeOficina.list, ({ db, query }) => listarDeOficina(db, query)),
  route(productosDeOficina.export, ({ db, query }) => exportarDeOficina(db, query)),
  route(productosDeOficina.read, ({ db, params }) => leerDeOficina(db, params.idProducto)),
  route(productosDeOficina.price, (request) => ponerPrecio(request, request.params.idProducto, request.body)),
  route(productosDeOficina.activate, (request) =>
    ponerEnVenta(request, request.params.idProducto, request.body.enVenta),
  ),
  route(productosDeOficina.uses, ({ db, params }) => leerUsos(db, params.idProducto)),
  route(productosDeOficina.move, ({ db, params, body }) => moverProducto(db, params.idProducto, body)),
  route(productosDeOficina.niveles, ({ db, params }) => leerNiveles(db, params.idProducto)),
  route(productosDeOficina.saveNiveles, ({ db, params, body }) => ponerNiveles(db, params.idProducto, body)),
  route(reglasDeCatalogo.read, ({ db }) => leerReglas(db)),
  route(reglasDeCatalogo.change, (request) => cambiarReglas(request, request.body)),
];

/** The pictures of products, which are files. */
export const routesDeImagenes = (files: Files): Route[] => [
  routeOutside(productos.imagen, (request) => leerImagen(files, request, { ...request.params, ...request.query })),
  routeOutside(productosDeOficina.putImagen, (request) =>
    ponerImagen(files, request, request.params.idProducto, request.body),
  ),
  routeOutside(productosDeOficina.removeImagen, (request) => quitarImagen(request, request.params.idProducto)),
];
