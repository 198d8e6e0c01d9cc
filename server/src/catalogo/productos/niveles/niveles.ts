import type { CambioDeNiveles, Niveles } from '@fedatario/contract/catalogo';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/db.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import { hasProducto, listNiveles, replaceNiveles, takeProductos } from './queries.ts';

export async function leerNiveles(db: Db, idProducto: string): Promise<Niveles> {
  if (!(await hasProducto(db, idProducto))) throw new AppError('no-encontrado');
  return { idProducto, niveles: await listNiveles(db, idProducto) };
}

/** Says which products are this document in another form. It must be among them, unless there are none. */
export async function ponerNiveles(db: Db, idProducto: string, { niveles }: CambioDeNiveles): Promise<Niveles> {
  const ids = niveles.map((one) => one.idProducto);
  const found = await takeProductos(db, [...new Set([idProducto, ...ids])]);
  if (!found.includes(idProducto)) throw new AppError('no-encontrado');
  const lost = ids.findIndex((id) => !found.includes(id));
  if (lost >= 0) throw invalidField(`niveles.${lost}.idProducto`, 'opcion');
  if (niveles.length > 0 && !ids.includes(idProducto)) throw invalidField('niveles', 'requerido');
  await replaceNiveles(db, idProducto, uuidv7(), niveles);
  return { idProducto, niveles: await listNiveles(db, idProducto) };
}
