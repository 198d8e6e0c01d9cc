import * as z from 'zod/mini';
import { instante } from '../base/campos.ts';

/** The marks of a sealed document that is no longer valid. A mark is never taken back. */
export const marcasDeDocumento = ['anulado', 'sustituido'] as const;
export type MarcaDeDocumento = (typeof marcasDeDocumento)[number];

/** A document as others name it. */
export const DocumentoNombrado = z.object({ numero: z.string(), codigo: z.string() });
export type DocumentoNombrado = z.output<typeof DocumentoNombrado>;

export const Marca = z.object({
  marca: z.enum(marcasDeDocumento),
  motivo: z.string(),
  /** The document that replaces it; null for an annulled one. */
  sustituto: z.nullable(DocumentoNombrado),
  confirmadaEn: instante,
});
export type Marca = z.output<typeof Marca>;
