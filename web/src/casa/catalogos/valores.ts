import type { EntradaEscrita } from '@fedatario/contract';
import type { Valores } from './campos.tsx';
import type { Catalogo, Entrada } from './catalogo.ts';

export type Campos = Catalogo['campos'];

/** An entry as its form shows it; without one, an empty form. */
export function valoresOf(campos: Campos, entrada: Entrada | undefined): Valores {
  const valores = Object.entries(campos).map(([name, campo]) => [
    name,
    entrada ? campo.escribe(entrada[name]) : campo.vacio,
  ]);
  return { ...Object.fromEntries(valores), revision: entrada?.revision };
}

/** From what people read to what the contract reads. */
export function prepare(campos: Campos, { revision, ...valores }: Valores): EntradaEscrita {
  const read = Object.entries(campos).map(([name, campo]) => [name, campo.lee(valores[name])]);
  return { ...Object.fromEntries(read), ...(revision !== undefined && { revision }) };
}
