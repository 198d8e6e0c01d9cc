import type { Calendario } from '@fedatario/contract/casa';

/** Changes some fields of the calendar. */
export type Cambiar = (values: Partial<Calendario>) => void;

/** Props of each part of the calendar form. */
export interface ParteDeCalendario {
  readonly values: Calendario;
  readonly errors: Readonly<Record<string, { message?: string } | undefined>>;
  readonly cambiar: Cambiar;
}
