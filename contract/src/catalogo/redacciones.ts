import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { entero, impreso, instante, lineas, m, parrafo, revision, texto, textoOpcional, uuid } from '../base/campos.ts';
import { modalidades, tiposProducto } from './productos.ts';
import { CambioDePrecio, idCategoria, PRECIO_MAXIMO } from './productos-de-oficina.ts';
import { PublicacionPedida } from './publicacion-de-producto.ts';
import { estadosDeVenta } from './puesta-en-venta.ts';

const lista = (largo: number) => z.array(texto(largo)).check(z.maxLength(20, m('demasiados')));

/** A fee of a third party: in centavos, or null with a note that says why it cannot be known. */
const ArancelEscrito = z
  .strictObject({
    concepto: texto(160),
    monto: z.nullable(entero('monto', 0, PRECIO_MAXIMO)),
    nota: textoOpcional(300),
    opcional: z.boolean(m('opcion')),
  })
  .check(z.refine(({ monto, nota }) => monto !== null || nota !== null, { ...m('arancelSinMonto'), path: ['nota'] }));

/** All that the page of a product says, but for its price and what it asks to hand in. `plazoHoras` are business hours. */
export const DatosDeProducto = z.strictObject({
  nombre: impreso(120),
  resumen: texto(300),
  descripcion: parrafo(6_000),
  idCategoria,
  destacado: z.boolean(m('opcion')),
  tags: lista(60),
  incluye: lista(300),
  noIncluye: lista(300),
  baseLegal: lista(300),
  aranceles: z.array(ArancelEscrito).check(z.maxLength(20, m('demasiados'))),
  plazoHoras: entero('plazoHoras', 0, 2_000),
  plazoDesde: texto(160),
  despuesDePagar: lista(300),
  preguntasFrecuentes: z
    .array(z.strictObject({ pregunta: texto(200), respuesta: parrafo(2_000) }))
    .check(z.maxLength(20, m('demasiados'))),
});
export type DatosDeProducto = z.output<typeof DatosDeProducto>;

/** The requisitos of a product in their order, each by the key of its kind and once. */
export const RequisitosDeProducto = z
  .array(
    z.strictObject({
      clave: texto(60),
      obligatorio: z.boolean(m('opcion')),
      /** Added to the instructions of the kind; empty for nothing more. */
      instrucciones: lineas(600),
    }),
  )
  .check(
    z.maxLength(30, m('demasiados')),
    z.refine((todos) => new Set(todos.map(({ clave }) => clave)).size === todos.length, m('repetidoEnLista')),
  );
export type RequisitosDeProducto = z.output<typeof RequisitosDeProducto>;

/** The bodies of the calls that write a part, with the revision its writer saw. */
export const CambioDeDatos = z.strictObject({ ...DatosDeProducto.shape, revision });
export type CambioDeDatos = z.output<typeof CambioDeDatos>;
export const CambioDeRequisitos = z.strictObject({ requisitos: RequisitosDeProducto, revision });
export type CambioDeRequisitos = z.output<typeof CambioDeRequisitos>;

/** The parts in which a product is written. `texto` is its interview with its template, by a version that has them. */
export const partesDeRedaccion = ['datos', 'requisitos', 'precio', 'texto'] as const;
export type ParteDeRedaccion = (typeof partesDeRedaccion)[number];

/** Why a product cannot be published as it is written. */
export const problemasDeRedaccion = [
  'sinPrecio',
  'sinTexto',
  'textoConErrores',
  'muestraIncompleta',
  'casosSinPasar',
  'sinRequisitos',
  'sinDescripcion',
  'categoriaArchivada',
  'requisitoArchivado',
] as const;
export type ProblemaDeRedaccion = (typeof problemasDeRedaccion)[number];

/** The next version of a product as it is written, with what of it differs from what is on sale. `precio` in centavos, IVA included. */
export const Redaccion = z.object({
  idProducto: uuid,
  tipo: z.enum(tiposProducto),
  modalidad: z.enum(modalidades),
  estado: z.enum(estadosDeVenta),
  slug: z.string(),
  /** Name of the product today. */
  nombre: z.string(),
  /** 0 while nothing is written. */
  revision: z.int(),
  datos: DatosDeProducto,
  requisitos: RequisitosDeProducto,
  /** The kinds of requisito that may be asked for. */
  tiposDeRequisito: z.array(z.object({ clave: z.string(), nombre: z.string() })),
  precio: z.int(),
  /**
   * The interview and the template: those of a published version or, with both null, as somebody wrote them. `revision` is that of what is
   * written of them. Null when there are none.
   */
  texto: z.nullable(
    z.object({ idVersion: z.nullable(uuid), numero: z.nullable(z.int()), preguntas: z.int(), revision: z.int() }),
  ),
  sinPublicar: z.array(z.enum(partesDeRedaccion)),
  problemas: z.array(z.enum(problemasDeRedaccion)),
  escritaEn: z.nullable(instante),
  escritaPor: z.nullable(z.string()),
  publicacion: z.nullable(PublicacionPedida),
  /** The office demands that another person approves what is published. */
  segundaPersona: z.boolean(),
});
export type Redaccion = z.output<typeof Redaccion>;

/** A published version. `preguntas` counts those of its interview; `cambio` says what differs from the one before. */
export const VersionDeProducto = z.object({
  idVersion: uuid,
  numero: z.int(),
  precio: z.int(),
  preguntas: z.int(),
  publicadaEn: instante,
  vigente: z.boolean(),
  cambioElTexto: z.boolean(),
  /** Open drafts of customers on this version. */
  borradores: z.int(),
});
export type VersionDeProducto = z.output<typeof VersionDeProducto>;

const identidad = {
  nombre: impreso(120),
  slug: texto(80).check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, m('slug'))),
};

/** The name and address of a product that begins as a copy of another. */
export const CopiaDeProducto = z.strictObject(identidad);
export type CopiaDeProducto = z.output<typeof CopiaDeProducto>;

/** The classes of a document made from nothing; the other classes of act have no text of their own to begin with. */
export const clasesDeDocumentoNuevo = ['documentoPrivado', 'actaNotarial', 'escrituraPublica'] as const;
export type ClaseDeDocumentoNuevo = (typeof clasesDeDocumentoNuevo)[number];

export const DocumentoNuevo = z.strictObject({
  ...identidad,
  clase: z.enum(clasesDeDocumentoNuevo, m('opcion')),
  idCategoria,
});
export type DocumentoNuevo = z.output<typeof DocumentoNuevo>;

const una = {
  access: 'admin',
  alcance: 'todos',
  params: z.strictObject({ idProducto: uuid }),
  response: Redaccion,
} as const;

export const redacciones = {
  read: lectura({
    ...una,
    path: '/private/productos/:idProducto/redaccion',
    summary: 'La siguiente versión de un producto, como está escrita, y lo que falta para publicarla',
  }),
  saveDatos: acto('PUT', {
    ...una,
    path: '/private/productos/:idProducto/redaccion/datos',
    acto: 'producto.escribir',
    summary: 'Guarda lo que dirá la página del producto; si otra persona escribió entretanto, 409',
    body: CambioDeDatos,
  }),
  saveRequisitos: acto('PUT', {
    ...una,
    path: '/private/productos/:idProducto/redaccion/requisitos',
    acto: 'producto.escribir',
    summary: 'Guarda lo que el producto pedirá entregar',
    body: CambioDeRequisitos,
  }),
  savePrecio: acto('PUT', {
    ...una,
    path: '/private/productos/:idProducto/redaccion/precio',
    acto: 'producto.escribir',
    summary: 'Guarda el precio de la siguiente versión',
    body: CambioDePrecio,
  }),
  restore: acto('PUT', {
    ...una,
    path: '/private/productos/:idProducto/redaccion/texto',
    acto: 'producto.restaurar',
    summary: 'Vuelve, en lo escrito, a la entrevista y la plantilla de una versión anterior',
    body: z.strictObject({ idVersion: uuid, revision }),
  }),
  discard: acto('DELETE', {
    ...una,
    path: '/private/productos/:idProducto/redaccion',
    acto: 'producto.borrar',
    summary: 'Descarta lo escrito: el producto queda como está publicado',
  }),
  publish: acto('POST', {
    ...una,
    path: '/private/productos/:idProducto/redaccion/publicacion',
    acto: 'producto.publicar',
    summary: 'Publica lo escrito; con un precio o un texto nuevos, como otra versión',
    body: z.strictObject({ revision, revisionDeTexto: revision }),
  }),
  feature: acto('PUT', {
    ...una,
    path: '/private/productos/:idProducto/destacado',
    acto: 'producto.cambiar',
    summary: 'Lo muestra entre los destacados desde ahora, o ya no; lo escrito sin publicar dice lo mismo',
    body: z.strictObject({ destacado: z.boolean(m('opcion')) }),
  }),
  versions: lectura({
    ...una,
    path: '/private/productos/:idProducto/versiones',
    summary: 'Las versiones publicadas de un producto, de la última a la primera',
    response: z.array(VersionDeProducto),
  }),
  create: acto('POST', {
    path: '/private/productos',
    access: 'admin',
    acto: 'producto.crear',
    summary:
      'Comienza un documento desde nada, con el texto que tiene todo documento de su clase, sin ponerlo a la venta',
    body: DocumentoNuevo,
    response: Redaccion,
  }),
  copy: acto('POST', {
    ...una,
    path: '/private/productos/:idProducto/copia',
    acto: 'producto.crear',
    summary: 'Comienza un producto nuevo como copia de este, sin ponerlo a la venta',
    body: CopiaDeProducto,
  }),
};
