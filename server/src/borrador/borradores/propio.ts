import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Actor } from '../../http/route.ts';
import { type BorradorRow, findBorrador } from './filas/queries.ts';

/** The actor's draft; anyone else's does not exist. */
export async function borradorDe(db: Db, actor: Actor, id: string, lock = false): Promise<BorradorRow> {
  const row = await findBorrador(db, actor, id, lock);
  if (!row) throw new AppError('no-encontrado');
  return row;
}
