import { faseDeBorrador } from '@fedatario/contract/borrador';
import { borradorDe, exigirVendible } from '../../borrador/borradores/borradores.ts';
import { versionDe } from '../../catalogo/productos/productos.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';

export interface Agregado {
  readonly idBorrador: string;
  /** The revision of its answers that the customer reviewed. */
  readonly revision?: number | undefined;
}

interface Producto {
  readonly idProducto: string;
  readonly idBorrador: string;
  readonly nombre: string;
  readonly precio: number;
}

/**
 * The product of a cart line: a complete draft at the price of its version, with the answers that its customer reviewed. A draft already in
 * the cart is not checked again.
 */
export async function productoDe({ db, actor, now }: Context<'adminCliente'>, nueva: Agregado): Promise<Producto> {
  const borrador = await borradorDe(db, actor, nueva.idBorrador, true);
  const { idBorrador, idVersion, nombre, estado, producto } = borrador;
  const { revision = borrador.revision } = nueva;
  if (revision !== borrador.revision) throw new AppError('borrador-cambiado');
  if (faseDeBorrador(estado) !== 'enCarrito') exigirVendible(borrador, await versionDe(db, idVersion), now);
  return { idProducto: producto.idProducto, idBorrador, nombre, precio: producto.precio };
}
