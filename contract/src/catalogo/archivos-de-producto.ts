import * as z from 'zod/mini';
import { Contenido } from '../base/archivo.ts';
import { acto, archivo } from '../base/calls.ts';
import { dia, entero, enteroEscrito, idCon, m, texto, uuid } from '../base/campos.ts';
import { CASOS_MAXIMOS } from './casos-de-producto.ts';
import { PRECIO_MAXIMO } from './productos-de-oficina.ts';
import { CopiaDeProducto, DatosDeProducto, Redaccion, RequisitosDeProducto } from './redacciones.ts';

/** The format that is written. A file of a later one is refused. */
export const FORMATO_DE_PRODUCTO = 1;
export const BYTES_POR_PRODUCTO = 4 * 1024 * 1024;
export const TIPO_DE_PRODUCTO = 'application/json';

/** Class of act for each name that the examples of the engine use. */
export const instrumentos = {
  escritura_publica: 'escrituraPublica',
  acta_notarial: 'actaNotarial',
  legalizacion_firmas: 'legalizacionFirmas',
  legalizacion_fotocopias: 'legalizacionFotocopias',
  protocolacion: 'protocolacion',
  documento_privado: 'documentoPrivado',
} as const;
export type Instrumento = keyof typeof instrumentos;

const json = z.record(z.string(), z.unknown(), m('requerido'));
/** The name of a case, as the editor takes it. */
const nombreDeCaso = z
  .string()
  .check(
    z.minLength(1, m('requerido')),
    z.maxLength(120, m('largo')),
    z.refine(isNombreDeCaso, { error: 'signoOculto' }),
  );

function isNombreDeCaso(nombre: string): boolean {
  const { data } = texto(120).safeParse(nombre);
  return data === nombre;
}

const porCaso = <T extends z.ZodMiniType>(valor: T) =>
  z.record(nombreDeCaso, valor, m('requerido')).check(
    z.refine((casos) => Object.keys(casos).length <= CASOS_MAXIMOS, {
      ...m('demasiados'),
      params: { maximum: CASOS_MAXIMOS },
    }),
  );

/** The data sheet of an example: what names and prices a document. `precio` in centavos, IVA included. */
const FichaDeArchivo = z.strictObject({
  slug: CopiaDeProducto.shape.slug,
  nombre: DatosDeProducto.shape.nombre,
  categoria: texto(120),
  modalidad: z.enum(['autoservicio', 'notarial'], m('opcion')),
  instrumento: z.enum(Object.keys(instrumentos) as [Instrumento, ...Instrumento[]], m('opcion')),
  precio: entero('monto', 0, PRECIO_MAXIMO),
  revision: z.optional(texto(300)),
});

/** The day, the notary and the number that a case is worked out with. */
export const ContextoDeCaso = z.strictObject({
  hoy: dia,
  notario: z.strictObject({ nombreCompleto: texto(120), sexo: z.enum(['F', 'M'], m('opcion')), colegiado: texto(20) }),
  documento: z.strictObject({ numero: texto(60) }),
});
export type ContextoDeCaso = z.output<typeof ContextoDeCaso>;

const { nombre: _, idCategoria: __, ...deLaPagina } = DatosDeProducto.shape;

/**
 * A product as one file. `ficha`, `entrevista`, `plantilla`, and each of `respuestas` and `esperado` by the name of its case, are the files
 * of an example of the engine, to the byte. Cases without one of their own have the context of the examples. `producto` says what only the
 * office writes; without it, an example alone is brought.
 */
export const ArchivoDeProducto = z.strictObject({
  formato: z.literal(FORMATO_DE_PRODUCTO),
  ficha: FichaDeArchivo,
  entrevista: json,
  plantilla: json,
  respuestas: porCaso(json),
  esperado: porCaso(z.string(m('requerido')).check(z.maxLength(200_000, m('largo')))),
  contextos: z.optional(porCaso(ContextoDeCaso)),
  producto: z.optional(
    z.strictObject({
      ...deLaPagina,
      requisitos: RequisitosDeProducto,
      /** The answers of the sample, or the name of the case that has them. */
      muestra: z.union([texto(120), json]),
    }),
  ),
});
export type ArchivoDeProducto = z.output<typeof ArchivoDeProducto>;

/** The content that a file would bring and the parts that do not fit this installation, told before anything is written. */
export const RevisionDeArchivo = z.object({
  nombre: z.string(),
  slug: z.string(),
  /** Centavos, IVA included. */
  precio: z.int(),
  preguntas: z.int(),
  casos: z.int(),
  /** The product that has this address here; `admite` says whether it is of the same kind, so that the file may take its place. */
  existente: z.nullable(
    z.object({
      idProducto: uuid,
      nombre: z.string(),
      admite: z.boolean(),
      /** Something is written of it and not published, which would be lost. */
      escrito: z.boolean(),
      revision: z.int(),
      revisionDeTexto: z.int(),
    }),
  ),
  categoria: z.string(),
  /** The category of that name here; null when there is none that is active. */
  idCategoria: z.nullable(uuid),
  categorias: z.array(z.object({ idCategoria: uuid, nombre: z.string() })),
  /** Kinds of requisito that are absent here, or archived: they would be left out. */
  requisitosAusentes: z.array(z.string()),
  /** Clauses whose library is elsewhere: the document keeps their text and is told of no newer version. */
  clausulasAjenas: z.array(z.string()),
  /** Faults that the linter finds: it may be brought and mended, not published. */
  faltas: z.array(z.string()),
  /** Cases that give another text here. */
  casosDistintos: z.array(z.string()),
});
export type RevisionDeArchivo = z.output<typeof RevisionDeArchivo>;

/** `idCategoria` is needed where there is none of the name that the file says; `requisitos=omitir` accepts that those absent here are left out. */
const eleccion = {
  idCategoria: z.optional(idCon('opcion')),
  requisitos: z.optional(z.enum(['omitir'], m('opcion'))),
};
const ficha = { access: 'admin', receives: { maximo: BYTES_POR_PRODUCTO }, body: Contenido, costly: true } as const;
const deUno = { alcance: 'todos', params: z.strictObject({ idProducto: uuid }) } as const;

export const archivosDeProducto = {
  read: archivo({
    ...deUno,
    path: '/private/productos/:idProducto/archivo',
    access: 'admin',
    summary: 'Un documento entero, como está escrito, en un archivo que otra instalación puede traer',
    produces: [TIPO_DE_PRODUCTO],
  }),
  review: acto('POST', {
    ...ficha,
    path: '/private/productos/archivo/revision',
    writesNothing: true,
    summary: 'Lo que un archivo traería y lo que de él no cabe en esta instalación, sin escribir nada',
    response: RevisionDeArchivo,
  }),
  bring: acto('POST', {
    ...ficha,
    path: '/private/productos/archivo',
    acto: 'producto.crear',
    summary: 'Comienza un producto con lo que trae un archivo, sin ponerlo a la venta',
    query: z.strictObject({ ...CopiaDeProducto.shape, ...eleccion }),
    response: Redaccion,
  }),
  replace: acto('PUT', {
    ...ficha,
    ...deUno,
    path: '/private/productos/:idProducto/archivo',
    acto: 'producto.escribir',
    summary:
      'Escribe lo que trae un archivo como la siguiente versión de un producto; si otra persona escribió entretanto, 409',
    query: z.strictObject({ ...eleccion, revision: enteroEscrito(), revisionDeTexto: enteroEscrito() }),
    response: Redaccion,
  }),
};
