import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { m, revision, uuid } from '../base/campos.ts';

const json = z.record(z.string(), z.unknown(), m('requerido'));

/**
 * The interview and the template of the next version, in the form that `leerEntrevista` and `leerPlantilla` read, and the answers that its
 * sample is made from.
 */
const texto = { entrevista: json, plantilla: json, respuestas: json };

export const TextoDeProducto = z.object({
  idProducto: uuid,
  /** 0 while nobody wrote; it grows too when what was written is published or dropped. */
  revision: z.int(),
  ...texto,
});
export type TextoDeProducto = z.output<typeof TextoDeProducto>;

/** A published version with what it sold; without an interview, of a product that is filled with none, `texto` is null. */
export const VersionConTexto = z.object({
  idVersion: uuid,
  numero: z.int(),
  /** Centavos, IVA included. */
  precio: z.int(),
  texto: z.nullable(z.object(texto)),
});
export type VersionConTexto = z.output<typeof VersionConTexto>;

export const CambioDeTexto = z.strictObject({ ...texto, revision });
export type CambioDeTexto = z.output<typeof CambioDeTexto>;

const uno = {
  path: '/private/productos/:idProducto/redaccion/escrito',
  access: 'admin',
  alcance: 'todos',
  params: z.strictObject({ idProducto: uuid }),
  response: TextoDeProducto,
} as const;

export const textosDeProducto = {
  read: lectura({
    ...uno,
    summary: 'La entrevista, la plantilla y las respuestas de muestra de la siguiente versión de un documento',
  }),
  ofVersion: lectura({
    ...uno,
    path: '/private/productos/:idProducto/versiones/:idVersion',
    params: z.strictObject({ idProducto: uuid, idVersion: uuid }),
    summary: 'Una versión publicada de un producto, con su entrevista y su plantilla, para compararla con otra',
    response: VersionConTexto,
  }),
  save: acto('PUT', {
    ...uno,
    acto: 'producto.escribir',
    costly: true,
    summary: 'Guarda la entrevista y la plantilla sin publicarlas; si otra persona escribió entretanto, 409',
    body: CambioDeTexto,
  }),
};
