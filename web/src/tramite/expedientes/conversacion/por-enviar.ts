import type { ArchivoGuardado } from '@fedatario/contract/casa';
import { uuid } from '../../../lib/uuid.ts';

/**
 * A message being written. `clave` identifies it while its content is unchanged, so that sending it twice creates one
 * message.
 */
export interface PorEnviar {
  readonly texto: string;
  readonly archivos: readonly ArchivoGuardado[];
  readonly clave: string;
}

type Armario = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const enBlanco = (): PorEnviar => ({ texto: '', archivos: [], clave: uuid() });

/** A changed text or file list is another message, so it gets a new key. */
export function cambiar(antes: PorEnviar, cambio: Partial<Omit<PorEnviar, 'clave'>>): PorEnviar {
  return { ...antes, ...cambio, clave: uuid() };
}

/** The message left unsent in this tab. */
export function recuperar(armario: Armario, lugar: string): PorEnviar {
  const kept = armario.getItem(lugar);
  return kept === null ? enBlanco() : (JSON.parse(kept) as PorEnviar);
}

export function guardar(armario: Armario, lugar: string, mensaje: PorEnviar): void {
  if (mensaje.texto === '' && mensaje.archivos.length === 0) armario.removeItem(lugar);
  else armario.setItem(lugar, JSON.stringify(mensaje));
}
