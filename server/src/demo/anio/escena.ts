import { idDeRol, type Rol } from '@fedatario/contract/base';
import type { Azar } from './azar.ts';
import type { Cliente } from './compra.ts';
import type { Persona } from './llamada.ts';
import type { Oficina } from './oficina.ts';
import type { Ritmo } from './tiempo.ts';

/** The people of the office. */
export interface Personal {
  readonly admin: Persona;
  /** The one who can sign in is the first of them. */
  readonly notarios: readonly Persona[];
  /** The account of the customer who can sign in. */
  readonly cuenta: Persona;
}

/** The people of the office among all that have an account. */
export function personalDe(personas: readonly (Persona & { readonly idRol: number })[]): Personal {
  const de = (rol: Rol) => personas.filter(({ idRol }) => idRol === idDeRol[rol]);
  const [admin] = de('admin');
  const notarios = de('notario');
  const [cuenta] = de('cliente');
  if (!admin || !cuenta || notarios.length === 0) throw new Error('La demostración no está sembrada.');
  return { admin, notarios, cuenta };
}

/** All that a life needs: where, whose, and its own choices and pace. */
export interface Escena {
  readonly oficina: Oficina;
  readonly personal: Personal;
  /** The notary who has what is done. */
  readonly notario: Persona;
  readonly cliente: Cliente;
  readonly azar: Azar;
  readonly ritmo: Ritmo;
  /** The last moment of the year. */
  readonly hasta: Date;
}
