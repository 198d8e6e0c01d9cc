import { DIAS_DE_AVISO_DE_DEBER, type TipoDeDeber } from '@fedatario/contract/acto';
import { type Dia, deberesLegales, sumarDias, type TipoDeDeberLegal } from '@fedatario/document-engine';

/** The kinds that the jurisdiction knows: the same that calls name. */
export const tipos: Readonly<Record<TipoDeDeber, TipoDeDeberLegal>> = deberesLegales.tipos;

/** The days on which its notary is told of a duty, in order: before its last one, and the day after. */
export function diasDeAviso(venceEl: Dia): Dia[] {
  return [...DIAS_DE_AVISO_DE_DEBER.map((dias) => sumarDias(venceEl, -dias)), sumarDias(venceEl, 1)];
}

/** Day of the first notice of a duty known today; the day after its last one if it is overdue already. */
export function primerAviso(venceEl: Dia, hoy: Dia): Dia {
  return diasDeAviso(venceEl).find((dia) => dia >= hoy) ?? sumarDias(venceEl, 1);
}

/** Day of the next notice after one sent today; null after the last. Missed notices are not repeated. */
export function siguienteAviso(venceEl: Dia, hoy: Dia): Dia | null {
  return diasDeAviso(venceEl).find((dia) => dia > hoy) ?? null;
}
