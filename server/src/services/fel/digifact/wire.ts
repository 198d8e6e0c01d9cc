import { z } from 'zod';

/** Fields of Digifact's answers that are read here; whatever else they hold is ignored. */
export const Ficha = z.object({
  Token: z.string().nullish(),
  message: z.string().nullish(),
  expira_en: z.string().nullish(),
});

export const Respuesta = z.object({
  /** 1 when it was done. */
  Codigo: z.coerce.number(),
  Mensaje: z.string().nullish(),
  /** The certified XML in base64, or why it was refused. */
  ResponseDATA1: z.string().nullish(),
});
export type Respuesta = z.output<typeof Respuesta>;

const texto = z.string().nullish();

export const Compartido = z.object({
  RESPONSE: z.array(z.object({ NOMBRE: texto, AUTORIZACION: texto, AUTHNUMBER: texto, XML: texto })).nullish(),
  REQUEST: z.array(z.object({ Mensaje: texto })).nullish(),
});
export type Compartido = z.output<typeof Compartido>;
