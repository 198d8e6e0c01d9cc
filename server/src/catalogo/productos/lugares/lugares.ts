import type { LugarDeEntrada } from '@fedatario/contract/casa';
import type { ProductoDeOficina, UsosDeProducto } from '@fedatario/contract/catalogo';
import type { Db } from '../../../db/db.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import { leerDeOficina } from '../oficina/oficina.ts';
import { findUsos, listOrden, lockOrden, updateOrden } from './queries.ts';

/** Moves a product beside another. Concurrent moves take turns, each on the order that the one before left. */
export async function moverProducto(
  db: Db,
  idProducto: string,
  { vecino, lado }: LugarDeEntrada,
): Promise<ProductoDeOficina> {
  await lockOrden(db);
  const producto = await leerDeOficina(db, idProducto);
  const others = (await listOrden(db)).filter((one) => one !== idProducto);
  const at = others.indexOf(vecino);
  if (at < 0 && vecino !== idProducto) throw invalidField('vecino', 'vecinoInexistente');
  if (at >= 0) await updateOrden(db, others.toSpliced(lado === 'antes' ? at : at + 1, 0, idProducto));
  return producto;
}

/** Everything that a withdrawal of the product concerns. */
export async function leerUsos(db: Db, idProducto: string): Promise<UsosDeProducto> {
  const usos = await findUsos(db, idProducto);
  if (!usos) throw new AppError('no-encontrado');
  return usos;
}
