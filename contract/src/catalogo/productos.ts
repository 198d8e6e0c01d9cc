import * as z from 'zod/mini';
import { archivo, lectura, lista } from '../base/calls.ts';
import { enteroEscrito, linea, m, uuid } from '../base/campos.ts';
import { Pagina } from '../base/paginas.ts';

export const tiposProducto = ['documento', 'gestion'] as const;
export type TipoProducto = (typeof tiposProducto)[number];

/**
 * `autoservicio` is made and delivered at once; in a `notarial` one a notary reviews, in presence where the law wants it; a
 * `gestion` is done before an institution.
 */
export const modalidades = ['autoservicio', 'notarial', 'gestion'] as const;
export type Modalidad = (typeof modalidades)[number];

/** With a text the default is `relevancia`; without one it is `destacados`. */
export const ordenesDeProductos = ['relevancia', 'destacados', 'precioAsc', 'precioDesc', 'nombre'] as const;
export type OrdenDeProductos = (typeof ordenesDeProductos)[number];

/** A category with at least one published product; `productos` says how many. */
export const Categoria = z.object({
  idCategoria: uuid,
  nombre: z.string(),
  slug: z.string(),
  descripcion: z.string(),
  icono: z.string(),
  productos: z.int(),
});
export type Categoria = z.output<typeof Categoria>;

/** A published product as a card. `precio` in centavos, IVA included; `plazoHoras` business hours. */
export const Producto = z.object({
  idProducto: uuid,
  tipo: z.enum(tiposProducto),
  modalidad: z.enum(modalidades),
  nombre: z.string(),
  slug: z.string(),
  resumen: z.string(),
  precio: z.int(),
  plazoHoras: z.int(),
  categoria: z.object({ nombre: z.string(), slug: z.string() }),
  tags: z.array(z.string()),
  destacado: z.boolean(),
});
export type Producto = z.output<typeof Producto>;

/** Something to hand in, or to bring on the day of signing. */
export const RequisitoDeProducto = z.object({
  clave: z.string(),
  nombre: z.string(),
  obligatorio: z.boolean(),
  instrucciones: z.string(),
});

/** A fee a third party charges beside our price. Without `monto` it cannot be known beforehand, and `nota` says why. */
export const Arancel = z.object({
  concepto: z.string(),
  monto: z.nullable(z.int()),
  nota: z.nullable(z.string()),
  /** The customer decides whether to spend it, so it is shown beside the total and not added to it. */
  opcional: z.optional(z.boolean()),
});

/** A step of a gestión. */
export const PasoDeGestion = z.object({
  nombre: z.string(),
  institucion: z.string(),
  /** Working days it usually takes; null when nobody can say. */
  diasHabiles: z.nullable(z.int()),
});

export const PreguntaFrecuente = z.object({ pregunta: z.string(), respuesta: z.string() });

/** The forms in which one document may be sold. */
export const nivelesDeDocumento = ['privado', 'autentica', 'escritura'] as const;
export type NivelDeDocumento = (typeof nivelesDeDocumento)[number];

/** The same document in one of its forms, on sale. */
export const NivelDeProducto = z.object({
  nivel: z.enum(nivelesDeDocumento),
  plazoDesde: z.string(),
  producto: Producto,
});
export type NivelDeProducto = z.output<typeof NivelDeProducto>;

/** Words of a customer who lets them be shown, of those that the administration chose. */
export const TestimonioPublico = z.object({
  firma: z.string(),
  puntos: z.int(),
  comentario: z.string(),
  dichoEn: z.iso.datetime(),
});
export type TestimonioPublico = z.output<typeof TestimonioPublico>;

/** A published product whole, with the version that is on sale. */
export const ProductoDetalle = z.object({
  ...Producto.shape,
  descripcion: z.string(),
  incluye: z.array(z.string()),
  noIncluye: z.array(z.string()),
  baseLegal: z.array(z.string()),
  imagen: z.nullable(z.string()),
  /** The event from which `plazoHoras` count. */
  plazoDesde: z.string(),
  despuesDePagar: z.array(z.string()),
  aranceles: z.array(Arancel),
  requisitos: z.array(RequisitoDeProducto),
  preguntasFrecuentes: z.array(PreguntaFrecuente),
  pasos: z.array(
    z.object({
      ...PasoDeGestion.shape,
      /** Working days in which nine of ten were done, once enough cases of a year are known. */
      medido: z.optional(z.object({ casos: z.int(), dias: z.int() })),
    }),
  ),
  version: z.object({ idVersion: uuid, numero: z.int(), publicadaEn: z.iso.datetime() }),
  /** Titles of the sections of its interview; empty without one. */
  secciones: z.array(z.string()),
  /** `<article class="documento">` made by the engine from invented answers, safe to insert; null without a template. */
  muestra: z.nullable(z.string()),
  relacionados: z.array(Producto),
  /** This document in each form in which it is on sale, this one included; empty when it has one form. */
  niveles: z.array(NivelDeProducto),
  /** The average of all its ratings, to one decimal, and how many; null without any. */
  calificacion: z.nullable(z.object({ promedio: z.number(), cuantas: z.int() })),
  testimonios: z.array(TestimonioPublico),
});
export type ProductoDetalle = z.output<typeof ProductoDetalle>;

/** A name to complete what is being typed in the search box. */
export const Sugerencia = z.object({
  idProducto: uuid,
  nombre: z.string(),
  slug: z.string(),
  tipo: z.enum(tiposProducto),
  categoria: z.string(),
});
export type Sugerencia = z.output<typeof Sugerencia>;

export const SUGERENCIAS_MAXIMAS = 10;
export const LARGO_BUSQUEDA = 100;

const busqueda = linea(LARGO_BUSQUEDA);
const centavos = enteroEscrito('invalido', 0, 1_000_000_000);
const nombreCorto = linea(80);

const BusquedaDeProductos = z.strictObject({
  ...Pagina,
  texto: z.optional(busqueda),
  /** Slug of a category. */
  categoria: z.optional(nombreCorto),
  tag: z.optional(nombreCorto),
  modalidad: z.optional(z.enum(modalidades, m('opcion'))),
  tipo: z.optional(z.enum(tiposProducto, m('opcion'))),
  precioMin: z.optional(centavos),
  precioMax: z.optional(centavos),
  orden: z.optional(z.enum(ordenesDeProductos, m('opcion'))),
});
export type BusquedaDeProductos = z.output<typeof BusquedaDeProductos>;

export const productos = {
  list: lista({
    path: '/public/productos',
    access: 'public',
    summary: 'Productos publicados, con búsqueda en español, filtros y orden',
    query: BusquedaDeProductos,
    response: z.array(Producto),
  }),
  suggest: lectura({
    path: '/public/productos/sugerencias',
    access: 'public',
    summary: 'Hasta 10 productos para completar lo que se escribe',
    query: z.strictObject({ texto: busqueda }),
    response: z.array(Sugerencia),
  }),
  read: lectura({
    path: '/public/productos/:idProducto',
    access: 'public',
    alcance: 'todos',
    summary: 'Un producto publicado, por su id o su slug',
    params: z.strictObject({ idProducto: nombreCorto }),
    response: ProductoDetalle,
  }),
  imagen: archivo({
    path: '/public/productos/:idProducto/imagen',
    access: 'public',
    alcance: 'todos',
    summary: 'La imagen de un producto; `v` solo distingue una de otra para quien las guarda',
    params: z.strictObject({ idProducto: uuid }),
    query: z.strictObject({ v: z.optional(uuid) }),
    produces: ['image/jpeg', 'image/png', 'image/webp'],
    shared: true,
  }),
  categorias: lectura({
    path: '/public/categorias',
    access: 'public',
    summary: 'Categorías con productos publicados',
    response: z.array(Categoria),
  }),
  tags: lectura({
    path: '/private/parametrosgenerales/listaTagsProductos',
    access: 'all',
    summary: 'Etiquetas de los productos publicados, en orden alfabético',
    response: z.array(z.string()),
  }),
};
