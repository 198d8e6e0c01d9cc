import type { Cotizada, Etapa } from './reembolso.ts';

/**
 * Whether its customer may ask for the refund of a line now. The office may be asked to look again at work that the rule gives nothing back
 * for, but not at a plan: it would give nothing while the request waits.
 */
export function sePuedePedir({ disponible, enCurso, etapa, monto }: LineaCotizada): boolean {
  return disponible > 0 && !enCurso && !(esDePlan(etapa) && monto === 0);
}

type LineaCotizada = Pick<Cotizada, 'disponible' | 'etapa' | 'monto'> & { readonly enCurso: boolean };

export function esDePlan(etapa: Etapa): boolean {
  return ['planSinUsar', 'planUsado', 'planFueraDePlazo', 'planCambiado'].includes(etapa);
}
