import type { Db } from '../../../db/db.ts';

/** The product that has this address, whatever its state. */
export async function findPorSlug(db: Db, slug: string) {
  return db
    .selectFrom('productos')
    .select(['idProducto', 'nombre', 'tipo', 'modalidad', 'claseActo'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

export function listCategoriasActivas(db: Db): Promise<{ idCategoria: string; nombre: string }[]> {
  return db
    .selectFrom('categorias')
    .select(['idCategoria', 'nombre'])
    .where('activa', '=', true)
    .orderBy('nombre')
    .execute();
}

/** The clauses of this library among those of these ids, with the last version that each has here. */
export async function listDeBiblioteca(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('clausulas as c')
    .innerJoin('versionesClausula as v', 'v.idClausula', 'c.idClausula')
    .select((eb) => ['c.idClausula', eb.fn.max('v.numero').as('ultima')])
    .where('c.idClausula', 'in', ids)
    .groupBy('c.idClausula')
    .execute();
}

export async function deleteCasoDe(db: Db, idProducto: string, nombre: string): Promise<void> {
  await db.deleteFrom('casosProducto').where('idProducto', '=', idProducto).where('nombre', '=', nombre).execute();
}
