import type { ProductoDetalle } from '@fedatario/contract/catalogo';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../db/db.ts';
import type { Edicion } from '../../db/ediciones.ts';
import { AppError } from '../../http/errors.ts';
import { type Buscado, edicion, findProducto, findRelacionados, hasRetirado } from './filas/queries.ts';
import { listNivelesPublicados } from './niveles/queries.ts';
import { findCalificacion, listTestimoniosPublicos } from './testimonios/queries.ts';

export { listarProductos, sugerirProductos } from './busqueda/busqueda.ts';
export {
  listCategorias as listarCategorias,
  listTags as listarTags,
} from './filas/queries.ts';
export {
  contextoDe,
  contextoDeMuestra,
  documentoDe,
  textoDe,
  type Version,
  versionDe,
  versionVigente,
} from './filas/versiones.ts';
export { leerUsos, moverProducto } from './lugares/lugares.ts';
export { updateDestacado as destacarProducto } from './lugares/queries.ts';
export { leerNiveles, ponerNiveles } from './niveles/niveles.ts';
export { exportarDeOficina } from './oficina/exportacion.ts';
export { leerImagen, ponerImagen, quitarImagen } from './oficina/imagen.ts';
export { leerDeOficina, listarDeOficina, ponerEnVenta, ponerPrecio } from './oficina/oficina.ts';
export {
  actualizarProducto,
  cambiarPrecio,
  crearProducto,
  publicarVersion,
  publicarVersionDe,
  type VersionNueva,
} from './publicacion/publicacion.ts';
export { findEscrito } from './publicacion/queries.ts';
export { readNombre } from './reglas/queries.ts';
export { cambiarReglas, exigirSinSegundaPersona, leerReglas } from './reglas/reglas.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Names the state of the catalogue: data read from it hold while the name is the same. */
export const edicionDelCatalogo: Edicion = { de: 'productos', nombre: edicion };

/** A product on sale, by its id or by its slug. One that was on sale before is told apart from one that never was. */
export async function leerProducto(db: Db, idOrSlug: string): Promise<ProductoDetalle> {
  const by = lookUp(idOrSlug);
  const producto = await findProducto(db, by);
  if (!producto) throw new AppError((await hasRetirado(db, by)) ? 'producto-retirado' : 'no-encontrado');
  const niveles = await listNivelesPublicados(db, producto.idProducto);
  return {
    ...producto,
    relacionados: await findRelacionados(db, producto),
    niveles: niveles.length > 1 ? niveles : [],
    calificacion: await findCalificacion(db, producto.idProducto),
    testimonios: await listTestimoniosPublicos(db, producto.idProducto),
  };
}

function lookUp(idOrSlug: string): Buscado {
  if (isUuid(idOrSlug)) return { idProducto: idOrSlug };
  if (SLUG.test(idOrSlug)) return { slug: idOrSlug };
  throw new AppError('no-encontrado');
}
