import type { ArchivoGuardado } from '@fedatario/contract';
import { uuid } from '../../../lib/uuid.ts';

/** A message that is being written. `clave` names it for as long as it says the same: sent twice, it is written once. */
export interface PorEnviar {
  readonly texto: string;
  readonly archivos: readonly ArchivoGuardado[];
  readonly clave: string;
}

type Armario = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const enBlanco = (): PorEnviar => ({ texto: '', archivos: [], clave: uuid() });

/** With another text or other files it is another message. */
export function cambiar(antes: PorEnviar, cambio: Partial<Omit<PorEnviar, 'clave'>>): PorEnviar {
  return { ...antes, ...cambio, clave: uuid() };
}

/** What was being written in this tab when it was left. */
export function recuperar(armario: Armario, lugar: string): PorEnviar {
  const kept = armario.getItem(lugar);
  return kept === null ? enBlanco() : (JSON.parse(kept) as PorEnviar);
}

export function guardar(armario: Armario, lugar: string, mensaje: PorEnviar): void {
  if (mensaje.texto === '' && mensaje.archivos.length === 0) armario.removeItem(lugar);
  else armario.setItem(lugar, JSON.stringify(mensaje));
}
