import { z } from 'zod';

/** Fields of INFILE's answers that are read here; whatever else they hold is ignored. */
export const Firmado = z.object({
  resultado: z.boolean(),
  descripcion: z.string().nullish(),
  archivo: z.string().nullish(),
});

const Falta = z.object({
  fuente: z.string().nullish(),
  numeral: z.coerce.string().nullish(),
  validacion: z.coerce.string().nullish(),
  mensaje_error: z.string().nullish(),
});

export const Certificado = z.object({
  resultado: z.boolean(),
  descripcion: z.string().nullish(),
  /** Mostly objects; plain sentences were seen too. */
  descripcion_errores: z.array(z.union([Falta, z.string()])).nullish(),
  xml_certificado: z.string().nullish(),
});
export type Certificado = z.output<typeof Certificado>;

export const Contribuyente = z.object({ nombre: z.string().nullish(), mensaje: z.string().nullish() });

export const Entrada = z.object({ token: z.string().nullish(), fecha_de_vencimiento: z.string().nullish() });

export const Persona = z.object({
  resultado: z.boolean(),
  descripcion: z.string().nullish(),
  cui: z.object({ nombre: z.string().nullish() }).nullish(),
});
