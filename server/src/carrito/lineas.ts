import { borradorDe } from '../borradores/borradores.ts';
import { AppError } from '../http/errors.ts';
import type { Context } from '../http/route.ts';
import { productoEnVenta } from '../productos/productos.ts';

export type Agregado = { readonly idBorrador: string } | { readonly idProducto: string };

interface Producto {
  readonly idProducto: string;
  readonly idBorrador: string | null;
  readonly nombre: string;
  readonly precio: number;
}

/** What goes into the cart: a complete draft at the price of its version, or a gestión at the price of today. */
export async function productoDe({ db, actor }: Context<'adminCliente'>, nueva: Agregado): Promise<Producto> {
  if ('idBorrador' in nueva) {
    const borrador = await borradorDe(db, actor, nueva.idBorrador, true);
    const { idBorrador, nombre, estado, producto } = borrador;
    if (estado === 'enProgreso') throw new AppError('borrador-incompleto');
    if (estado !== 'completo' && estado !== 'enCarrito') throw new AppError('estado-no-permite');
    return { idProducto: producto.idProducto, idBorrador, nombre, precio: producto.precio };
  }
  const gestion = await productoEnVenta(db, nueva.idProducto);
  if (!gestion) throw new AppError('no-encontrado');
  if (gestion.tipo !== 'gestion') throw new AppError('producto-con-entrevista');
  return { idProducto: gestion.idProducto, idBorrador: null, nombre: gestion.nombre, precio: gestion.precio };
}
