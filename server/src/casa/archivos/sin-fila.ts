import type { Db } from '../../db/db.ts';
import type { Files } from '../../services/files/files.ts';
import { listIds } from './queries.ts';

/** Deletes the stored bytes that no row names; a file has its row before it has bytes. Answers how many it deleted. */
export async function borrarSinFila(db: Db, files: Files): Promise<number> {
  // The store is listed first, so that the row of a file that comes meanwhile is found.
  const guardados = await files.ids();
  const conFila = new Set(await listIds(db));
  const sobran = guardados.filter((id) => !conFila.has(id));
  for (const id of sobran) await files.remove(id);
  return sobran.length;
}
