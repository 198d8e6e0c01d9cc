import * as z from 'zod/mini';
import { type CodigoError, errores } from './errors.ts';
import { Uso } from './uso.ts';

/** RFC 9457 problem details, with the code of the catalogue and the fields that are wrong. */
export const Problema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  codigo: z.enum(Object.keys(errores) as [CodigoError, ...CodigoError[]]),
  idPeticion: z.string(),
  errores: z.optional(
    z.array(
      z.object({
        campo: z.string(),
        clave: z.string(),
        params: z.record(z.string(), z.union([z.string(), z.number()])),
        mensaje: z.string(),
      }),
    ),
  ),
  /** Values of the placeholders (`{maximo}`) in the text. */
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** Seconds to wait before trying again (429, 503). */
  espera: z.optional(z.int()),
  /** The row as it is now (409 of a stale revision). */
  actual: z.optional(z.unknown()),
  /** The uses that keep the object from being deleted (409 of an object in use). */
  usos: z.optional(z.array(Uso)),
});
export type Problema = z.output<typeof Problema>;
