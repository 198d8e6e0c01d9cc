import type { Jurisdiccion } from '../../modelo/jurisdiccion.ts';

/**
 * The data that outlives an account, and for how long. Sources: Código Tributario (Decreto 6-91), arts. 47 (prescription, four years; eight
 * for who is not registered with SAT) and 112 (documents are kept while it has not run); Código Civil (Decreto-Ley 106), art.
 * 1508 (what has no term of its own prescribes in five years); Código de Notariado (Decreto 314), arts. 8 to 22 (the protocol,
 * of which the notary is the depositary) and 37 (what they hand in of it). To be confirmed by a colegiado: whether art. 1508 is the
 * term for the work behind an act, and whether Decreto 67-2001 (money laundering, five years) obliges this house at all; while
 * nobody says so it is not applied.
 */
export const retencion: Jurisdiccion['retencion'] = {
  fiscal: {
    anios: 4,
    desde: 'finDeAnio',
    norma: 'Código Tributario, arts. 47 y 112',
  },
  expediente: { anios: 5, desde: 'cierre', norma: 'Código Civil, art. 1508' },
  registro: { anios: null, desde: 'cierre', norma: 'Código de Notariado, arts. 8 a 22 y 37' },
};
