import { type ClaseDeActo, conDocumento, type FirmaDeTramite, type Identificacion } from '@fedatario/contract';
import { readEntero } from '../lib/escribir.ts';

export interface Persona {
  nombre: string;
  identificacion: Identificacion;
  numero: string;
}

/** How an act was signed, as the form shows it. */
export interface Valores {
  /** Empty until the notary chooses: nobody signs the wrong instrument by not looking. */
  clase: ClaseDeActo | '';
  instrumento: string;
  lugar: string;
  fecha: string;
  hojas: string;
  folios: string;
  comparecientes: Persona[];
  archivos: string[];
}

export const nadie: Persona = { nombre: '', identificacion: 'dpi', numero: '' };

export const vacios: Valores = {
  ...{ clase: '', instrumento: '', lugar: '', fecha: '', hojas: '', folios: '' },
  ...{ comparecientes: [nadie], archivos: [] },
};

/** From what people read to what the contract reads. */
export function prepare({ hojas, comparecientes, ...firma }: Valores, revision: number) {
  const personas = comparecientes.map(({ nombre, identificacion, numero }) => ({
    ...{ nombre, identificacion },
    numero: conDocumento.includes(identificacion) ? numero : '',
  }));
  return { ...firma, revision, hojas: readEntero(hojas), comparecientes: personas } satisfies Record<
    keyof Omit<FirmaDeTramite, 'mismaHoja'>,
    unknown
  >;
}

/** What is wrong with a field, or with the first of those under it. */
export function faultOf(errors: object, campo: string): { message?: string | undefined } | undefined {
  const found = Object.entries(errors).find(([name]) => name === campo || name.startsWith(`${campo}.`));
  return found?.[1] as { message?: string | undefined } | undefined;
}
