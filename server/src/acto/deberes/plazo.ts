import { DIAS_DE_AVISO_DE_DEBER, type TipoDeDeber } from '@fedatario/contract';
import { type Dia, deberesLegales, sumarDias, type TipoDeDeberLegal } from '@fedatario/document-engine';

/** The kinds that the jurisdiction knows: the same that calls name. */
export const tipos: Readonly<Record<TipoDeDeber, TipoDeDeberLegal>> = deberesLegales.tipos;

/** The days on which its notary is told of a duty, in order: before its last one, and the day after. */
export function diasDeAviso(venceEl: Dia): Dia[] {
  return [...DIAS_DE_AVISO_DE_DEBER.map((dias) => sumarDias(venceEl, -dias)), sumarDias(venceEl, 1)];
}

/** When she is told first, of one that is known today: of one that is late already, at once. */
export function primerAviso(venceEl: Dia, hoy: Dia): Dia {
  return diasDeAviso(venceEl).find((dia) => dia >= hoy) ?? sumarDias(venceEl, 1);
}

/** When she is told again, having been told today; null after the last time. What was missed is not told twice. */
export function siguienteAviso(venceEl: Dia, hoy: Dia): Dia | null {
  return diasDeAviso(venceEl).find((dia) => dia > hoy) ?? null;
}
