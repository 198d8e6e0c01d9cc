import type { Calendario } from '@fedatario/contract';

/** Changes one part of what is written. */
export type Cambiar = (values: Partial<Calendario>) => void;

/** What each part of the calendar's form is given. */
export interface ParteDeCalendario {
  readonly values: Calendario;
  readonly errors: Readonly<Record<string, { message?: string } | undefined>>;
  readonly cambiar: Cambiar;
}
