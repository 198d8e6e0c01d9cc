import { FalloDeCalendario } from './fallo.ts';

/** Periods of rules that were looked at in one calendar. */
export interface Pasos {
  cuenta: number;
}

/** Fifty years of twenty daily events are fewer. */
const PASOS_MAXIMOS = 400_000;

export function contar(pasos: Pasos): void {
  pasos.cuenta += 1;
  if (pasos.cuenta > PASOS_MAXIMOS) throw new FalloDeCalendario('tamano');
}
