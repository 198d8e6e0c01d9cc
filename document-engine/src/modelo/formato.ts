import type { Objeto } from '../base/json.ts';
import type { Pregunta } from './entrevista.ts';
import type { Moneda } from './moneda.ts';
import type { NodoDe } from './plantilla.ts';

/** The input of a format: a value that is present, its path, its question if one fills it, all the data, and where it stands. */
export type Entrada = {
  valor: unknown;
  ruta: string;
  pregunta: Pregunta | undefined;
  attrs: NodoDe<'variable'>['attrs'];
  datos: Objeto;
  /** The currency of the document's amounts. */
  moneda: Moneda;
  /** The document is an instrument of the protocol. */
  enProtocolo: boolean;
};

/** The printed text, with the paths it read when they are not just the value's; or the path of what is missing. */
export type Impreso = { texto: string; leidas?: readonly string[] } | { falta: string };

/** Prints a value. A value it cannot print is as one that is missing. */
export type Formato = (entrada: Entrada) => Impreso;

/** A format of values of one kind; any other value is missing. */
export function formatOf<T>(
  is: (valor: unknown) => valor is T,
  print: (valor: T, entrada: Entrada) => string,
): Formato {
  return (entrada) => (is(entrada.valor) ? { texto: print(entrada.valor, entrada) } : { falta: entrada.ruta });
}

export function isTexto(valor: unknown): valor is string {
  return typeof valor === 'string';
}

/** A whole number that is not negative: what can be written in words. */
export function isCantidad(valor: unknown): valor is number {
  return typeof valor === 'number' && Number.isSafeInteger(valor) && valor >= 0;
}
