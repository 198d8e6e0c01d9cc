import type { FirmaDeTramite } from '@fedatario/contract/acto';

/** The data of a signing that stand in its text. */
export type Dicho = Pick<FirmaDeTramite, 'clase' | 'instrumento' | 'lugar' | 'fecha' | 'comparecientes' | 'acto'> & {
  readonly hojas: number | null;
};
