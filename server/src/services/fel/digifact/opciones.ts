import type { Ambiente } from '../certificadores.ts';

export interface OpcionesDeDigifact {
  readonly codigo: 'digifact' | 'digifact-prueba';
  readonly ambiente: Ambiente;
  /** Country, NIT filled to twelve with zeros, and user: `GT.000012345678.USUARIO`. */
  readonly usuario: string;
  readonly clave: string;
  /** Address of the service; Digifact's own of the environment if left out. */
  readonly direccion?: string | undefined;
  /** Milliseconds without an answer after which the outcome counts as uncertain. */
  readonly espera?: number;
}
