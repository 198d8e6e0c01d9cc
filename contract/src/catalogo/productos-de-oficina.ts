import * as z from 'zod/mini';
import { Contenido } from '../base/archivo.ts';
import { acto, archivo, lectura, lista } from '../base/calls.ts';
import { entero, idCon, instante, m, revision, uuid } from '../base/campos.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina } from '../base/paginas.ts';
import { LugarDeEntrada } from '../casa/catalogo.ts';
import { modalidades, nivelesDeDocumento, tiposProducto } from './productos.ts';
import { estadosDeVenta } from './puesta-en-venta.ts';

/** The category that whoever writes a product must choose. */
export const idCategoria = idCon('requerido');

/** Centavos: more than any document may cost, so that a forgotten point is noticed. */
export const PRECIO_MAXIMO = 10_000_000;

/** Maximum size of an uploaded picture, in bytes. */
export const BYTES_POR_IMAGEN = 8 * 1024 * 1024;

/** A product as the office sees it, on sale or not. `precio` in centavos, IVA included. */
export const ProductoDeOficina = z.object({
  idProducto: uuid,
  tipo: z.enum(tiposProducto),
  modalidad: z.enum(modalidades),
  nombre: z.string(),
  slug: z.string(),
  estado: z.enum(estadosDeVenta),
  categoria: z.string(),
  precio: z.int(),
  destacado: z.boolean(),
  /** Address of the picture of its page, which changes with it. */
  imagen: z.nullable(z.string()),
  /** Number of the version on sale, or that was last; null when none was published. */
  version: z.nullable(z.int()),
  /** Lines of paid orders with this product. */
  vendidos: z.int(),
  /** Drafts that customers have open. */
  borradores: z.int(),
  cambiadoEn: instante,
  /** Name of the person who made the last recorded change; null when it came with the product. */
  cambiadoPor: z.nullable(z.string()),
  revision: z.int(),
});
export type ProductoDeOficina = z.output<typeof ProductoDeOficina>;

/** A new price, for the drafts and carts of now on: what is being paid keeps its own. */
export const CambioDePrecio = z.strictObject({ precio: entero('monto', 1, PRECIO_MAXIMO), revision });
export type CambioDePrecio = z.output<typeof CambioDePrecio>;

export const ordenesDeOficina = ['nombre', 'orden', 'precio', 'cambiado'] as const;

const filtros = {
  texto: busqueda,
  tipo: z.optional(z.enum(tiposProducto, m('opcion'))),
  estado: z.optional(z.enum(estadosDeVenta, m('opcion'))),
  orden: orden(ordenesDeOficina),
};
const FiltrosDeProductos = z.strictObject(filtros);
export type FiltrosDeProductos = z.output<typeof FiltrosDeProductos>;

/** Everything that hangs on a product, as whoever withdraws it should know: counts, and names where they are few. */
export const UsosDeProducto = z.object({
  idProducto: uuid,
  /** Drafts that customers have open, and how many of those stand in a cart. */
  borradores: z.int(),
  enCarritos: z.int(),
  /** Orders that wait to be paid. */
  pedidos: z.int(),
  /** Numbers of the trámites and gestiones that are not finished: the first ones, and how many there are. */
  solicitudes: z.object({ total: z.int(), nombres: z.array(z.string()) }),
  /** Promotional codes that apply to this product by name. */
  codigos: z.array(z.string()),
  /** Names of the other forms of the same document. */
  formas: z.array(z.string()),
  /** A publication of it waits for its date or for another person. */
  publicacionPedida: z.boolean(),
});
export type UsosDeProducto = z.output<typeof UsosDeProducto>;

/** The products that are one document in several forms. */
export const Niveles = z.object({
  idProducto: uuid,
  niveles: z.array(z.object({ idProducto: uuid, nivel: z.enum(nivelesDeDocumento), nombre: z.string() })),
});
export type Niveles = z.output<typeof Niveles>;

const distintos = <T>(values: readonly T[]) => new Set(values).size === values.length;

/** Each form and each product once; none for a document that has one form. */
export const CambioDeNiveles = z.strictObject({
  niveles: z.array(z.strictObject({ idProducto: uuid, nivel: z.enum(nivelesDeDocumento, m('opcion')) })).check(
    z.maxLength(nivelesDeDocumento.length, m('demasiados')),
    z.refine((all) => distintos(all.map(({ nivel }) => nivel)), m('repetidoEnLista')),
    z.refine((all) => distintos(all.map(({ idProducto }) => idProducto)), m('repetidoEnLista')),
  ),
});
export type CambioDeNiveles = z.output<typeof CambioDeNiveles>;

const uno = {
  access: 'admin',
  alcance: 'todos',
  params: z.strictObject({ idProducto: uuid }),
  response: ProductoDeOficina,
} as const;

export const productosDeOficina = {
  list: lista({
    path: '/private/productos',
    access: 'admin',
    summary: 'Los productos de la oficina, a la venta o no, con lo vendido y los borradores abiertos',
    query: z.strictObject({ ...Pagina, ...filtros }),
    response: z.array(ProductoDeOficina),
  }),
  export: archivo({
    ...exportacion,
    path: '/private/productos/exportacion',
    access: 'admin',
    summary: 'La lista de productos, filtrada y en orden, como CSV o XLSX',
    query: z.strictObject({ ...filtros, ...Exportacion }),
  }),
  read: lectura({
    ...uno,
    path: '/private/productos/:idProducto',
    summary: 'Un producto de la oficina',
  }),
  price: acto('PUT', {
    ...uno,
    path: '/private/productos/:idProducto/precio',
    acto: 'producto.cambiar',
    summary: 'Cambia el precio: publica una versión con los mismos textos; si otra persona cambió el producto, 409',
    body: CambioDePrecio,
  }),
  uses: lectura({
    ...uno,
    path: '/private/productos/:idProducto/usos',
    summary: 'Lo que usa un producto: borradores, carritos, pedidos, trámites, códigos y otras formas del documento',
    response: UsosDeProducto,
  }),
  putImagen: acto('PUT', {
    ...uno,
    path: '/private/productos/:idProducto/imagen',
    acto: 'producto.cambiar',
    summary: 'Sube la imagen de su página; se ve al momento',
    receives: { maximo: BYTES_POR_IMAGEN },
    body: Contenido,
  }),
  removeImagen: acto('DELETE', {
    ...uno,
    path: '/private/productos/:idProducto/imagen',
    acto: 'producto.cambiar',
    summary: 'Quita la imagen de su página',
  }),
  move: acto('PUT', {
    ...uno,
    path: '/private/productos/:idProducto/lugar',
    acto: 'producto.mover',
    summary: 'Lo mueve en el catálogo: antes o después de otro producto',
    body: LugarDeEntrada,
  }),
  niveles: lectura({
    ...uno,
    path: '/private/productos/:idProducto/niveles',
    summary: 'Los productos que son el mismo documento en otra forma: privado, con auténtica o en escritura',
    response: Niveles,
  }),
  saveNiveles: acto('PUT', {
    ...uno,
    path: '/private/productos/:idProducto/niveles',
    acto: 'producto.cambiar',
    summary: 'Dice qué productos son el mismo documento en otra forma; sus páginas los comparan desde ahora',
    body: CambioDeNiveles,
    response: Niveles,
  }),
  activate: acto('PUT', {
    ...uno,
    path: '/private/productos/:idProducto/venta',
    acto: 'producto.activar',
    summary: 'Lo retira de la venta, o lo vuelve a poner con su última versión',
    body: z.strictObject({ enVenta: z.boolean() }),
  }),
};
