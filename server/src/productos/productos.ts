import type { BusquedaDeProductos, Categoria, ProductoDetalle } from '@fedatario/contract';
import type { Db } from '../db/db.ts';
import { AppError } from '../http/errors.ts';
import { listarProductos as buscar } from './busqueda/busqueda.ts';
import { findProducto, findRelacionados, listCategorias, listTags } from './queries.ts';
import { recordar } from './recuerdo.ts';

export { sugerirProductos } from './busqueda/busqueda.ts';
export {
  type CategoriaNueva,
  crearCategoria,
  crearProducto,
  crearTipoDeRequisito,
  publicarVersion,
  type TipoDeRequisito,
} from './publicacion/publicacion.ts';
export { contextoDe, textoDe, type Version, versionDe, versionVigente } from './versiones.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Published products by text, filters and order. The shop windows are remembered; what each person types is not. */
export function listarProductos(db: Db, busqueda: BusquedaDeProductos): ReturnType<typeof buscar> {
  if (busqueda.texto || busqueda.cursor) return buscar(db, busqueda);
  return recordar(db, `lista ${JSON.stringify(busqueda)}`, () => buscar(db, busqueda));
}

/** A product on sale, by its id or by its slug. */
export async function leerProducto(db: Db, idOrSlug: string): Promise<ProductoDetalle> {
  const by = lookUp(idOrSlug);
  return recordar(db, `producto ${idOrSlug.toLowerCase()}`, async () => {
    const producto = await findProducto(db, by);
    if (!producto) throw new AppError('no-encontrado');
    return { ...producto, relacionados: await findRelacionados(db, producto) };
  });
}

export function listarCategorias(db: Db): Promise<Categoria[]> {
  return recordar(db, 'categorias', () => listCategorias(db));
}

export function listarTags(db: Db): Promise<string[]> {
  return recordar(db, 'tags', () => listTags(db));
}

function lookUp(idOrSlug: string) {
  if (UUID.test(idOrSlug)) return { idProducto: idOrSlug };
  if (SLUG.test(idOrSlug)) return { slug: idOrSlug };
  throw new AppError('no-encontrado');
}
