import type { EntradaEscrita } from '@fedatario/contract/casa';
import type { Valores } from './campos.tsx';
import type { Catalogo, Entrada } from './catalogo.ts';

export type Campos = Catalogo['campos'];

/** Form values of an entry, or of an empty form. */
export function valoresOf(campos: Campos, entrada: Entrada | undefined): Valores {
  const valores = Object.entries(campos).map(([name, campo]) => [
    name,
    entrada ? campo.escribe(entrada[name]) : campo.vacio,
  ]);
  return { ...Object.fromEntries(valores), revision: entrada?.revision };
}

/** Converts form values into the body of the contract. */
export function prepare(campos: Campos, { revision, ...valores }: Valores): EntradaEscrita {
  const read = Object.entries(campos).map(([name, campo]) => [name, campo.lee(valores[name])]);
  return { ...Object.fromEntries(read), ...(revision !== undefined && { revision }) };
}
