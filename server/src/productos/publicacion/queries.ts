import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import { palabrasDe, sinAcentos, sonidoDe } from '../busqueda/palabras.ts';
import type { ProductoNuevo } from './producto-nuevo.ts';

export async function insertProducto(
  db: Db,
  { requisitos, categoria, now, ...producto }: ProductoNuevo & { idProducto: string; now: Date },
): Promise<void> {
  const { aranceles, preguntasFrecuentes, pasos, ...columns } = producto;
  await db
    .insertInto('productos')
    .values({
      ...columns,
      aranceles: JSON.stringify(aranceles),
      preguntasFrecuentes: JSON.stringify(preguntasFrecuentes),
      pasos: JSON.stringify(pasos),
      idCategoria: categoria.idCategoria,
      nombreOrden: sinAcentos(producto.nombre),
      busqueda: busquedaDe(producto, categoria.nombre),
      creadoEn: now,
      actualizadoEn: now,
    })
    .execute();
  if (requisitos.length === 0) return;
  const { idProducto } = producto;
  const rows = requisitos.map((requisito, orden) => ({ ...requisito, idProducto, orden }));
  await db.insertInto('productosRequisitos').values(rows).execute();
}

/** Holds the product while its next version is made: its last number, and the texts by which it is found. */
export async function lockProducto(db: Db, idProducto: string): Promise<{ ultima: number; textos: string }> {
  const row = await db
    .selectFrom('productos')
    .innerJoin('categorias', 'categorias.idCategoria', 'productos.idCategoria')
    .select(['productos.nombre', 'productos.resumen', 'productos.descripcion', 'productos.tags', 'productos.incluye'])
    .select('categorias.nombre as categoria')
    .where('productos.idProducto', '=', idProducto)
    .forUpdate('productos')
    .executeTakeFirstOrThrow();
  // A statement of its own: the one that waited for the lock still sees the versions of before.
  const last = await db
    .selectFrom('versionesProducto')
    .select((eb) => eb.fn.max('numero').as('ultima'))
    .where('idProducto', '=', idProducto)
    .executeTakeFirst();
  const { nombre, resumen, descripcion, categoria, tags, incluye } = row;
  return {
    ultima: last?.ultima ?? 0,
    textos: [nombre, categoria, resumen, descripcion, ...tags, ...incluye].join(' '),
  };
}

export async function insertVersion(db: Db, row: Insertable<DB['versionesProducto']>): Promise<void> {
  await db.insertInto('versionesProducto').values(row).execute();
}

interface Vigente {
  readonly idProducto: string;
  readonly idVersion: string;
  readonly precio: number;
  readonly now: Date;
}

export async function setVigente(db: Db, { idProducto, idVersion, precio, now }: Vigente): Promise<void> {
  await db
    .updateTable('productos')
    .set({ idVersionVigente: idVersion, precio, estado: 'publicado', actualizadoEn: now })
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('idProducto', '=', idProducto)
    .execute();
}

/** Remembers the words of a product, so that misspelt ones find their way to them. */
export async function insertPalabras(db: Db, palabras: readonly string[]): Promise<void> {
  const known = [...new Set(palabras)].filter((word) => /^[a-z]{2,}$/.test(word)).sort();
  await sql`
    insert into palabras_producto (palabra, raiz, sonido)
    select palabra, (ts_lexize('spanish_stem', palabra))[1], sonido
    from unnest(${known}::text[], ${known.map(sonidoDe)}::text[]) as nueva (palabra, sonido)
    where cardinality(ts_lexize('spanish_stem', palabra)) > 0
    on conflict do nothing`.execute(db);
}

/** What is found by text: the name before the tags and the category, these before the summary, and that before the rest. */
function busquedaDe(
  { nombre, tags, resumen, descripcion, incluye }: Omit<ProductoNuevo, 'requisitos' | 'categoria'>,
  categoria: string,
) {
  const weighted = [
    [nombre, 'A'],
    [[...tags, categoria].join(' '), 'B'],
    [resumen, 'C'],
    [[descripcion, ...incluye].join(' '), 'D'],
  ] as const;
  const parts = weighted.map(
    ([texto, weight]) => sql`setweight(to_tsvector('spanish', ${palabrasDe(texto).join(' ')}), ${weight})`,
  );
  return sql<string>`${sql.join(parts, sql` || `)}`;
}
