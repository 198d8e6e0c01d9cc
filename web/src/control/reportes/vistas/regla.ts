import type { ReglaDeEnvio } from '@fedatario/contract/control';
import { currentIdioma, t } from '../../../i18n/i18n.ts';

/** The rule of a schedule in words; its hour is that of the company. */
export function reglaEscrita({ cada, dia, hora }: ReglaDeEnvio): string {
  return t(`vistas.cada.${cada}`, {
    dia: cada === 'semana' ? diaDeLaSemana(dia ?? 1) : (dia ?? ''),
    hora: horaEscrita(hora),
  });
}

export const horaEscrita = (hora: number) => `${String(hora).padStart(2, '0')}:00`;

/** The name of a day from 1, Monday, to 7. */
export function diaDeLaSemana(dia: number): string {
  // 2024-01-01 was a Monday.
  return new Intl.DateTimeFormat(currentIdioma(), { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, dia));
}
