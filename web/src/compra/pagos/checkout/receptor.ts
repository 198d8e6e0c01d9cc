import type { Carrito, ReceptorEscrito } from '@fedatario/contract/compra';
import type * as z from 'zod/mini';
import { writeDpi, writeNit, writePasaporte } from '../../../lib/escribir.ts';

export type Receptor = z.input<typeof ReceptorEscrito>;
export type Tipo = Receptor['tipo'];

export const escritores: Readonly<Record<Tipo, (typed: string) => string>> = {
  NIT: writeNit,
  CF: () => 'CF',
  CUI: writeDpi,
  EXT: writePasaporte,
};

/** Initial recipient: the previous one, unless it is CF and this purchase requires identification. */
export function receptorInicial({
  receptor,
  exigeIdentificar,
}: Pick<Carrito, 'receptor' | 'exigeIdentificar'>): Receptor {
  const { tipo = 'CF', numero = 'CF', nombre = '', direccion = '' } = receptor ?? {};
  if (tipo === 'CF' && exigeIdentificar) return { tipo: 'NIT', numero: '', nombre, direccion: direccion ?? '' };
  return { tipo, numero: escritores[tipo](numero), nombre, direccion: direccion ?? '' };
}
