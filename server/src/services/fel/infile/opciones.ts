import type { Ambiente } from '../certificadores.ts';

export interface OpcionesDeInfile {
  readonly codigo: 'infile' | 'infile-prueba';
  readonly ambiente: Ambiente;
  /** Prefix under which INFILE knows its customer. */
  readonly usuario: string;
  readonly llave: string;
  readonly llaveDeFirma: string;
  /** Addresses of the three services; INFILE's own if left out. */
  readonly direcciones?: Direcciones | undefined;
  /** Milliseconds without an answer after which the outcome counts as uncertain. */
  readonly espera?: number;
}

export interface Direcciones {
  readonly firma: string;
  readonly certificador: string;
  readonly receptores: string;
}

export const DIRECCIONES: Direcciones = {
  firma: 'https://signer-emisores.feel.com.gt',
  certificador: 'https://certificador.feel.com.gt',
  receptores: 'https://consultareceptores.feel.com.gt',
};
