import { borradorDe, exigirCompletos } from '../borradores/borradores.ts';
import { AppError } from '../http/errors.ts';
import type { Context } from '../http/route.ts';

export interface Agregado {
  readonly idBorrador: string;
}

interface Producto {
  readonly idProducto: string;
  readonly idBorrador: string;
  readonly nombre: string;
  readonly precio: number;
}

/** What goes into the cart: a complete draft at the price of its version. */
export async function productoDe({ db, actor, now }: Context<'adminCliente'>, nueva: Agregado): Promise<Producto> {
  const borrador = await borradorDe(db, actor, nueva.idBorrador, true);
  const { idBorrador, nombre, estado, producto } = borrador;
  if (estado === 'enProgreso') throw new AppError('borrador-incompleto');
  if (estado !== 'completo' && estado !== 'enCarrito') throw new AppError('estado-no-permite');
  await exigirCompletos(db, [idBorrador], now);
  return { idProducto: producto.idProducto, idBorrador, nombre, precio: producto.precio };
}
