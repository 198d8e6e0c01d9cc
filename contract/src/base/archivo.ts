import * as z from 'zod/mini';

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
