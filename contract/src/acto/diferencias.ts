import * as z from 'zod/mini';

/** The data of a signing of which a text may say something else. */
const camposComparados = [
  'instrumento',
  'lugar',
  'fecha',
  'horaInicio',
  'horaFin',
  'hojas',
  'persona',
  'documento',
] as const;

/** A datum that the text to be signed and the form do not say alike. */
export const DiferenciaDeFirma = z.object({
  campo: z.enum(camposComparados),
  /** The words of the text; null when it says nothing of it. */
  texto: z.nullable(z.string()),
  /** The datum in the form; null when it says nothing of it. */
  firma: z.nullable(z.string()),
});
export type DiferenciaDeFirma = z.output<typeof DiferenciaDeFirma>;
