import type { Resultado } from '../resultado.ts';

/**
 * Everything that depends on a country. A country is one folder beside `gt` that fills this shape;
 * nothing outside that folder knows its rules. Source: domain-gt 0.
 */
export type Jurisdiccion = {
  /** ISO 3166-1 alpha-2, in lower case. */
  codigo: string;
  locale: string;
  zonaHoraria: string;
  mayoriaEdad: number;
  moneda: {
    codigo: string;
    simbolo: string;
    decimales: number;
    /** Of an integer of the minor unit. Both throw RangeError on a number that is no safe integer. */
    formatDocumento: (menor: number | bigint) => string;
    formatPantalla: (menor: number | bigint) => string;
  };
  impuesto: { nombre: string; tasaPorCiento: number; incluidoEnPrecio: boolean };
  /** `limiteSinIdentificar`: minor units from which the buyer must be identified. */
  factura: { limiteSinIdentificar: number };
  idTributaria: {
    nombre: string;
    comodin: string;
    parse: (texto: string) => Resultado<{ tipo: string; valor: string }, string>;
    format: (valor: string) => string;
  };
  idPersonal: {
    nombre: string;
    parse: (texto: string) => Resultado<{ cui: string }, string>;
    format: (valor: string) => string;
  };
  telefono: {
    prefijo: string;
    parse: (texto: string) => Resultado<{ e164: string; clase: string }, string>;
    format: (e164: string, opciones?: { conPrefijo?: boolean }) => string;
  };
  divisiones: readonly {
    codigo: string;
    nombre: string;
    municipios: readonly { codigo: string; nombre: string }[];
  }[];
};
