import type { FormaFirma } from './firma.ts';
import type { Como, Marca } from './plantilla.ts';

/** The resolved document is plain data, the same for the screen, the PDF and the Word file. */

/** Why a text stands there: the answers it prints and the answers whose conditions let it be, by path. */
export type Rastro = { datos: readonly string[]; condiciones: readonly string[] };

/**
 * A place that is written from the data of the act: answers of the notary, the notary's own data, and what depends on them, as an age on
 * the day of the signing. `alFirmar`: it is known only then. `como`: the attributes of its variable.
 */
export type LugarDelActo = { ruta: string; etiqueta: string; alFirmar: boolean; como: Como };

export type Texto = {
  tipo: 'texto';
  texto: string;
  marcas: readonly Marca[];
  rastro: Rastro;
  acto?: LugarDelActo;
};
/** A blank: the answer at `ruta` is missing. */
type Blanco = {
  tipo: 'blanco';
  ruta: string;
  etiqueta: string;
  marcas: readonly Marca[];
  rastro: Rastro;
  acto?: LugarDelActo;
};
type Salto = { tipo: 'salto' };
export type Tramo = Texto | Blanco | Salto;

type Alineacion = 'left' | 'center' | 'right' | 'justify';
export type Bloque =
  | { tipo: 'parrafo'; alineacion?: Alineacion; tramos: Tramo[] }
  | { tipo: 'titulo'; nivel: number; alineacion?: Alineacion; tramos: Tramo[] }
  | { tipo: 'lista'; ordenada: boolean; elementos: Bloque[][] }
  | { tipo: 'tabla'; filas: Celda[][] }
  /** Its ordinal and title are already the first words of its first paragraph. */
  | { tipo: 'clausula'; id: string; ordinal: string; titulo?: string; bloques: Bloque[] }
  | { tipo: 'firmas'; firmas: { forma: FormaFirma; tramos: Tramo[] }[] };

export type Celda = { encabezado: boolean; bloques: Bloque[] };

/**
 * `oculta`: no visible question asks for it, so the template or the rules are wrong, not the person. `alFirmar`: it is known only when the
 * act is signed.
 */
export type Faltante = { ruta: string; etiqueta: string; oculta: boolean; paraNotario: boolean; alFirmar: boolean };

export type Documento = {
  titulo: string;
  encabezado: Tramo[];
  pie: Tramo[];
  bloques: Bloque[];
  /** Once per path, in the order they appear. */
  faltantes: Faltante[];
  /** Faults of the document other than its blanks, in Spanish: a dangling reference, too long a text. */
  problemas: string[];
};
