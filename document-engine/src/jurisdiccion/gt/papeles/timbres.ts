import type { Dia } from '../../../calendario/dia.ts';
import type { ValorDeLey } from '../../jurisdiccion.ts';
import { timbreNotarial } from '../iva.ts';
import { vigentesEn } from '../parametros.ts';

/** Stamps of the papers of a notary that rule on a day, in centavos. */
export type TimbresDePapel = {
  /** Timbre fiscal on each leaf of a testimonio or of a copy. */
  fiscalPorHoja: number;
  /** Timbre notarial of what has no determined value, and of an acta de legalización. */
  notarial: number;
  /** Timbre fiscal of an acta de legalización. */
  fiscalDeLegalizacion: number;
};

/** The highest timbre notarial of an act of determined value, in centavos. Source: domain-gt 1.8 (to be confirmed). */
export const TIMBRE_NOTARIAL_MAXIMO = 30_000;

/** The stamps by the values of law in force on a day; `propios` are those of the office. */
export function timbresEn(dia: Dia, propios: readonly ValorDeLey[] = []): TimbresDePapel {
  const vigentes = vigentesEn(dia, propios);
  const valor = (clave: string) => vigentes.get(clave)?.valor ?? 0;
  return {
    fiscalPorHoja: valor('timbre.fiscalHoja'),
    notarial: valor('timbre.notarial'),
    fiscalDeLegalizacion: valor('timbre.fiscalLegalizacion'),
  };
}

/** Timbre notarial of a testimonio especial, in centavos, by the value of its act; null for an indeterminate one. */
export function timbreDeTestimonio(valor: number | null, { notarial }: Pick<TimbresDePapel, 'notarial'>): number {
  return valor === null ? notarial : timbreNotarial(valor);
}
