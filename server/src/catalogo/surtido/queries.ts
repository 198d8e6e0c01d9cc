import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';

/** The record of the content that was put on sale for this product, as it was then. */
export async function findSurtido(db: Db, idProducto: string) {
  return db.selectFrom('surtido').selectAll().where('idProducto', '=', idProducto).executeTakeFirst();
}

export async function upsertSurtido(db: Db, row: Insertable<DB['surtido']>): Promise<void> {
  const { idProducto: _, ...rest } = row;
  await db
    .insertInto('surtido')
    .values(row)
    .onConflict((conflict) => conflict.column('idProducto').doUpdateSet(rest))
    .execute();
}

/** The category of this name or address, as the office has it. */
export async function findCategoria(db: Db, { nombre, slug }: { nombre: string; slug: string }) {
  return db
    .selectFrom('categorias')
    .select(['idCategoria', 'nombre'])
    .where((eb) => eb.or([eb('slug', '=', slug), eb('nombre', '=', nombre)]))
    .executeTakeFirst();
}

/** Whether two versions hold the same interview and template: they differ in their price only. */
export async function hasMismoTexto(db: Db, una: string, otra: string): Promise<boolean> {
  const row = await db
    .selectFrom('versionesProducto as a')
    .innerJoin('versionesProducto as b', (join) =>
      join.on(sql<boolean>`(a.entrevista::jsonb, a.plantilla::jsonb) = (b.entrevista::jsonb, b.plantilla::jsonb)`),
    )
    .select('a.idVersion')
    .where('a.idVersion', '=', una)
    .where('b.idVersion', '=', otra)
    .executeTakeFirst();
  return row !== undefined;
}

/** The kind of requisito that stands for this one: by its key, else by its name. */
export async function findTipo(db: Db, { clave, nombre }: { clave: string; nombre: string }) {
  return db
    .selectFrom('tiposRequisito')
    .select('clave')
    .where((eb) => eb.or([eb('clave', '=', clave), eb('nombre', '=', nombre)]))
    .orderBy((eb) => eb('clave', '=', clave), 'desc')
    .executeTakeFirst();
}

/** The products of these slugs that exist, on sale or not. */
export async function listSurtidos(db: Db, slugs: readonly string[]) {
  return db.selectFrom('productos').select(['slug', 'estado', 'precio']).where('slug', 'in', slugs).execute();
}
