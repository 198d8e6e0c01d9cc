import * as z from 'zod/mini';
import { linea, texto, uuid } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { tiposDeArchivo } from './formatos.ts';

/** The bytes of a file. */
export const Contenido = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** A file in an answer: what a handler returns for an endpoint that says what it `produces`. */
export const Archivo = z.object({
  /** One of the media types that the endpoint names. */
  tipo: z.string(),
  /** As a person would name it, with its ending; what a file system refuses is taken out on the way. */
  nombre: z.string(),
  contenido: Contenido,
  /** In place of `contenido`, which is empty then: one piece after another, of what is too large to be held whole. */
  partes: z.optional(z.custom<AsyncIterable<Uint8Array>>()),
});
export type Archivo = z.output<typeof Archivo>;

/** Of a file that is handed in. */
export const BYTES_POR_ARCHIVO = 10 * 1024 * 1024;

/** A file that somebody handed in, or that we made. */
export const ArchivoGuardado = z.object({
  idArchivo: uuid,
  nombre: z.string(),
  tipo: z.enum(tiposDeArchivo),
  /** Bytes. */
  peso: z.int(),
});
export type ArchivoGuardado = z.output<typeof ArchivoGuardado>;

/** A file with the address it opens at for some minutes, for whoever was given it. */
export const ArchivoAbierto = z.object({ ...ArchivoGuardado.shape, url: z.string() });
export type ArchivoAbierto = z.output<typeof ArchivoAbierto>;

export const archivos = {
  upload: endpoint({
    method: 'POST',
    path: '/private/archivos',
    access: 'all',
    costly: true,
    summary: 'Sube un archivo: PDF, JPG, PNG o WebP; el que no se adjunta a nada en un día se borra',
    query: z.strictObject({ nombre: texto(200) }),
    receives: { maximo: BYTES_POR_ARCHIVO },
    body: Contenido,
    response: ArchivoGuardado,
  }),
  open: endpoint({
    method: 'GET',
    path: '/public/archivos/:enlace',
    access: 'public',
    alcance: 'todos',
    summary: 'Un archivo por el enlace que se dio a quien puede verlo, que vale unos minutos',
    params: z.strictObject({ enlace: linea(200) }),
    produces: tiposDeArchivo,
    response: Archivo,
  }),
};
