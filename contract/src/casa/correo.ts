import * as z from 'zod/mini';
import { lista } from '../base/calls.ts';
import { linea, uuid } from '../base/campos.ts';
import { Pagina } from '../base/paginas.ts';

/** A mail that the development mailbox kept instead of sending. */
export const CorreoDeBuzon = z.object({
  idCorreo: uuid,
  para: z.string(),
  asunto: z.string(),
  texto: z.string(),
  html: z.string(),
  recibidoEn: z.iso.datetime(),
});
export type CorreoDeBuzon = z.output<typeof CorreoDeBuzon>;

export const correo = {
  buzon: lista({
    path: '/public/buzon',
    access: 'public',
    onlyDevelopment: true,
    summary: 'Correos del buzón de desarrollo, del más nuevo al más viejo',
    query: z.strictObject({ ...Pagina, para: z.optional(linea(254)) }),
    response: z.array(CorreoDeBuzon),
  }),
};
