import type { Dia } from '../../../calendario/dia.ts';
import type { ValorDeLey } from '../../../modelo/jurisdiccion.ts';
import { type TasaDeTimbre, timbreNotarial } from '../iva.ts';
import { vigentesEn } from '../parametros.ts';

/** Stamps of the papers of a notary that rule on a day, in centavos. */
export type TimbresDePapel = TasaDeTimbre & {
  /** Timbre fiscal on each leaf of a testimonio or of a copy. */
  fiscalPorHoja: number;
  /** Timbre notarial of what has no determined value, and of an acta de legalización. */
  notarial: number;
  /** Timbre fiscal of an acta de legalización. */
  fiscalDeLegalizacion: number;
};

/** The stamps by the values of law in force on a day; `propios` are those of the office. */
export function timbresEn(dia: Dia, propios: readonly ValorDeLey[] = []): TimbresDePapel {
  const vigentes = vigentesEn(dia, propios);
  const valor = (clave: string) => vigentes.get(clave)?.valor ?? 0;
  return {
    fiscalPorHoja: valor('timbre.fiscalHoja'),
    notarial: valor('timbre.notarial'),
    notarialPorMillar: valor('timbre.notarialPorMillar'),
    notarialMaximo: valor('timbre.notarialMaximo'),
    fiscalDeLegalizacion: valor('timbre.fiscalLegalizacion'),
  };
}

/** Timbre notarial of a testimonio especial, in centavos, by the value of its act; null for an indeterminate one. */
export function timbreDeTestimonio(valor: number | null, timbres: TasaDeTimbre & { notarial: number }): number {
  return valor === null ? timbres.notarial : timbreNotarial(valor, timbres);
}
