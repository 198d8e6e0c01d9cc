import { DAY } from '@fedatario/contract';
import { ZONA_HORARIA } from '@fedatario/document-engine';
import { fromLocal, toLocal } from '../../../lib/instante.ts';

/** Midnight of the Monday of the week so many weeks from one instant, in the office's zone. */
export function lunesDe(ahora: Date, semanas: number): Date {
  const [dia = ''] = toLocal(ahora.toISOString(), ZONA_HORARIA).split('T');
  const hoy = new Date(`${dia}T00:00:00Z`);
  const atras = (hoy.getUTCDay() + 6) % 7;
  const lunes = new Date(hoy.getTime() + (7 * semanas - atras) * DAY).toISOString().slice(0, 10);
  return new Date(fromLocal(`${lunes}T00:00`, ZONA_HORARIA) ?? ahora);
}
