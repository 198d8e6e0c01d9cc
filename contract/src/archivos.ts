import * as z from 'zod/mini';

/** A file in an answer: what a handler returns for an endpoint that says what it `produces`. */
export const Archivo = z.object({
  /** One of the media types that the endpoint names. */
  tipo: z.string(),
  /** As a person would name it, with its ending; what a file system refuses is taken out on the way. */
  nombre: z.string(),
  contenido: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type Archivo = z.output<typeof Archivo>;
