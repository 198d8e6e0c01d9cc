import { DAY } from '@fedatario/contract/base';
import { type Borrador, DIAS_PARA_RESTAURAR } from '@fedatario/contract/borrador';
import type { BorradorRow } from './filas/queries.ts';

/** A draft as listed to its owner. */
export function toBorrador(row: Omit<BorradorRow, 'respuestas'>): Borrador {
  const { descartadoEn, respondidas, total } = row;
  const seBorra = descartadoEn && finDeRestauracion(descartadoEn).toISOString();
  return { ...row, progreso: { respondidas, total }, seBorraEn: seBorra };
}

/** The end of the time in which a draft discarded then can be restored; afterwards it is deleted. */
export function finDeRestauracion(descartadoEn: string): Date {
  return new Date(Date.parse(descartadoEn) + DIAS_PARA_RESTAURAR * DAY);
}
