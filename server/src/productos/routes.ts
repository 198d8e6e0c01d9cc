import { productos } from '@fedatario/contract';
import { route } from '../http/route.ts';
import { leerProducto, listarCategorias, listarProductos, listarTags, sugerirProductos } from './productos.ts';

export const routes = [
  route(productos.list, ({ db, query }) => listarProductos(db, query)),
  route(productos.suggest, ({ db, query }) => sugerirProductos(db, query.texto)),
  route(productos.read, ({ db, params }) => leerProducto(db, params.idProducto)),
  route(productos.categorias, ({ db }) => listarCategorias(db)),
  route(productos.tags, ({ db }) => listarTags(db)),
];
