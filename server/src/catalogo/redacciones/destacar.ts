import type { Redaccion } from '@fedatario/contract/catalogo';
import { destacarProducto } from '../productos/productos.ts';
import { findEscrita, upsertParte } from './filas/queries.ts';
import { leerRedaccion, type RedaccionRequest, tomarRedaccion } from './redacciones.ts';

/** Features a product at once, or no longer. Its data sheet, if somebody is writing one, says the same, so that publishing it does not undo this. */
export async function destacar(
  { db, actor, now }: RedaccionRequest,
  idProducto: string,
  destacado: boolean,
): Promise<Redaccion> {
  const { datos } = await tomarRedaccion(db, idProducto);
  await destacarProducto(db, idProducto, destacado, now);
  const escrita = await findEscrita(db, idProducto);
  if (escrita?.partes.datos && datos.destacado !== destacado)
    await upsertParte(db, { idProducto, idUsuario: actor.idUsuario, now }, 'datos', { ...datos, destacado });
  return leerRedaccion(db, idProducto);
}
