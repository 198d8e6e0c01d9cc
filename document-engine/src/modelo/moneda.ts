/** A currency: how its amounts, integers of the minor unit, are written. */
export type Moneda = {
  /** ISO 4217. */
  codigo: string;
  simbolo: string;
  decimales: number;
  /** Both throw RangeError on a number that is no safe integer. */
  formatDocumento: (menor: number | bigint) => string;
  formatPantalla: (menor: number | bigint) => string;
  /** In words, and in the legal form (capitals and figures). RangeError below zero too. */
  enLetras: (menor: number | bigint) => string;
  legal: (menor: number | bigint) => string;
};
