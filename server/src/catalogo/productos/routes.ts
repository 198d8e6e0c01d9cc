import { productos } from '@fedatario/contract';
import { route } from '../../http/route.ts';
import {
  edicionDelCatalogo,
  leerProducto,
  listarCategorias,
  listarProductos,
  listarTags,
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
];
