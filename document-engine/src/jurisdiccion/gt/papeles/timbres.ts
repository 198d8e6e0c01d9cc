import { timbreNotarial } from '../iva.ts';

/** Stamps of the papers of a notary, in centavos. Source: domain-gt 1.8 (amounts published in 2021; to be confirmed). */
export const timbres = {
  /** Timbre fiscal on each leaf of a testimonio or of a copy. */
  fiscalPorHoja: 50,
  /** Timbre notarial of what has no determined value, and of the razón of a legalización. */
  notarialSinValor: 1_000,
  /** The highest timbre notarial of an act of determined value. */
  notarialMaximo: 30_000,
  /** Stamps on an acta de legalización de firmas. */
  legalizacion: { notarial: 1_000, fiscal: 500 },
} as const;

/** Timbre notarial of a testimonio especial, in centavos, by the value of its act; null for an indeterminate one. */
export function timbreDeTestimonio(valor: number | null): number {
  return valor === null ? timbres.notarialSinValor : timbreNotarial(valor);
}
