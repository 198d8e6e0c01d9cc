import { MINUTE } from '@fedatario/contract/base';
import { HORAS_PARA_TRANSFERIR, type MetodoDePago, MINUTOS_PARA_PAGAR } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';

/** End of the time in which an order can be paid, by its method. Source: docs/states.md. */
export function venceDe(metodo: MetodoDePago, now: Date): Date {
  const minutes = metodo === 'transferencia' ? HORAS_PARA_TRANSFERIR * 60 : MINUTOS_PARA_PAGAR;
  return new Date(now.getTime() + minutes * MINUTE);
}

// Made once: making a formatter costs more than a query.
const year = new Intl.DateTimeFormat('en', { timeZone: jurisdiccion.zonaHoraria, year: 'numeric' });

/** The year that a series of numbers carries: the one it is where the company is. */
export function anioDe(now: Date): number {
  return Number(year.format(now));
}
