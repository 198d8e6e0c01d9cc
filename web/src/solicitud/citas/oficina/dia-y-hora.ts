import { diaDe, horaDe } from '@fedatario/contract/solicitud';
import { ZONA_HORARIA } from '@fedatario/document-engine';
import { currentIdioma } from '../../../i18n/i18n.ts';

/** Day and hour of an instant, where the office is. */
export function diaYHora(inicio: string): string {
  return `${diaDe(inicio, ZONA_HORARIA, currentIdioma())}, ${horaDe(inicio, ZONA_HORARIA)}`;
}
