import type { Producto } from './producto.ts';

/** Evidence that a sentence of ours is kept. Each is looked for or run by `surtido/afirmaciones.test.ts`. */
export type Prueba =
  /** The final document of one of the examples says it. */
  | { readonly texto: RegExp }
  /** The interview asks it; with `opciones`, and offers these. */
  | { readonly pregunta: string; readonly opciones?: readonly string[] }
  /** This call of the contract is answered. */
  | { readonly llamada: string }
  /** This test stands in this file, and so runs with the others. */
  | { readonly prueba: readonly [file: string, name: string] }
  /** This holds of the product. */
  | { readonly cumple: (producto: Producto) => boolean }
  /** A fact of law or of the world: its source stands in `docs/domain-gt.md` or in the legal basis of the product. */
  | { readonly ley: string }
  /** Advice, or a statement of what is not given: it may not sound like a promise. */
  | { readonly consejo: true };

/** Each sentence that a visitor reads, with all that shows it to be true. */
export type Afirmaciones = Readonly<Record<string, readonly [Prueba, ...Prueba[]]>>;

export const texto = (regex: RegExp): Prueba => ({ texto: regex });
export const pregunta = (clave: string, ...opciones: string[]): Prueba => ({ pregunta: clave, opciones });
export const llamada = (name: string): Prueba => ({ llamada: name });
export const prueba = (file: string, name: string): Prueba => ({ prueba: [file, name] });
export const cumple = (holds: (producto: Producto) => boolean): Prueba => ({ cumple: holds });
export const ley = (source: string): Prueba => ({ ley: source });
export const consejo: Prueba = { consejo: true };
