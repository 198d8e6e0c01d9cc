import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';
import { palabrasDe, sinAcentos, sonidoDe } from '../busqueda/palabras.ts';
import type { ProductoNuevo } from './producto-nuevo.ts';

export async function insertProducto(db: Db, { requisitos, categoria, now, ...producto }: Escrito): Promise<void> {
  await db
    .insertInto('productos')
    .values({ ...columnasDe(producto, categoria), idProducto: producto.idProducto, creadoEn: now, actualizadoEn: now })
    .execute();
  await insertRequisitos(db, producto.idProducto, requisitos);
}

type Escrito = ProductoNuevo & { readonly idProducto: string; readonly now: Date };

/** Writes all that is said of a product and asked for it over what there was. */
export async function updateProducto(db: Db, { requisitos, categoria, now, ...producto }: Escrito): Promise<void> {
  const { idProducto } = producto;
  await db
    .updateTable('productos')
    .set({ ...columnasDe(producto, categoria), actualizadoEn: now })
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('idProducto', '=', idProducto)
    .execute();
  await db.deleteFrom('productosRequisitos').where('idProducto', '=', idProducto).execute();
  await insertRequisitos(db, idProducto, requisitos);
}

function columnasDe(producto: Omit<ProductoNuevo, 'requisitos' | 'categoria'>, categoria: ProductoNuevo['categoria']) {
  const { aranceles, preguntasFrecuentes, pasos, ...columns } = producto;
  return {
    ...columns,
    aranceles: JSON.stringify(aranceles),
    preguntasFrecuentes: JSON.stringify(preguntasFrecuentes),
    pasos: JSON.stringify(pasos),
    idCategoria: categoria.idCategoria,
    nombreOrden: sinAcentos(columns.nombre),
    busqueda: busquedaDe(producto, categoria.nombre),
  };
}

async function insertRequisitos(db: Db, idProducto: string, requisitos: ProductoNuevo['requisitos']): Promise<void> {
  if (requisitos.length === 0) return;
  const rows = requisitos.map((requisito, orden) => ({ ...requisito, idProducto, orden }));
  await db.insertInto('productosRequisitos').values(rows).execute();
}

/** Locks the product while its next version is made; the last version's number, and the texts it is found by. */
export async function lockProducto(db: Db, idProducto: string): Promise<{ ultima: number; textos: string }> {
  const row = await db
    .selectFrom('productos')
    .innerJoin('categorias', 'categorias.idCategoria', 'productos.idCategoria')
    .select(['productos.nombre', 'productos.resumen', 'productos.descripcion', 'productos.tags', 'productos.incluye'])
    .select('categorias.nombre as categoria')
    .where('productos.idProducto', '=', idProducto)
    .forUpdate('productos')
    .executeTakeFirstOrThrow();
  // A statement of its own: the one that waited for the lock still sees the versions from before.
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

/**
 * A product by its slug, whatever its state, with a hash of all that people can write of it. Featuring it, which the list of the office
 * does by itself, is not writing: the hash holds `destacado`, as the catalogue has it.
 */
export async function findEscrito(db: Db, { slug, destacado }: { slug: string; destacado: boolean }) {
  return db
    .selectFrom('productos as p')
    .select(['p.idProducto', 'p.estado', 'p.precio', 'p.destacado', 'p.idVersionVigente as idVersion'])
    .select(
      sql<string>`md5(row(p.tipo, p.modalidad, p.clase_acto, p.nombre, p.resumen, p.descripcion, p.incluye, p.no_incluye, p.base_legal,
        null::text, p.id_categoria, p.tags, p.aranceles, p.plazo_horas, p.plazo_desde, p.despues_de_pagar,
        p.preguntas_frecuentes, p.pasos, ${destacado}::boolean,
        (select array_agg(row(r.clave, r.orden, r.obligatorio, r.instrucciones)::text order by r.orden)
          from productos_requisitos r where r.id_producto = p.id_producto))::text)`.as('huella'),
    )
    .where('p.slug', '=', slug)
    .forUpdate('p')
    .executeTakeFirst();
}

/** The version that a product is sold by. */
export async function findVigente(db: Db, idProducto: string): Promise<string> {
  const { idVersionVigente } = await db
    .selectFrom('productos')
    .select('idVersionVigente')
    .where('idProducto', '=', idProducto)
    .where('idVersionVigente', 'is not', null)
    .executeTakeFirstOrThrow();
  return String(idVersionVigente);
}

/** The texts of a version once more, as another version. */
export async function insertVersionCopiada(
  db: Db,
  { idProducto, idVersion, numero, precio, now, deVersion }: Vigente & { numero: number; deVersion: string },
): Promise<void> {
  await sql`
    insert into versiones_producto
      (id_version, id_producto, numero, precio, entrevista, plantilla, muestra, secciones, respuestas_de_muestra, publicada_en, creado_en)
    select ${idVersion}, ${idProducto}, ${numero}, ${precio}, v.entrevista, v.plantilla, v.muestra, v.secciones,
      v.respuestas_de_muestra, ${now}, ${now}
    from versiones_producto v where v.id_version = ${deVersion}`.execute(db);
}

interface Vigente {
  readonly idProducto: string;
  readonly idVersion: string;
  readonly precio: number;
  readonly now: Date;
}

export async function updateVigente(db: Db, { idProducto, idVersion, precio, now }: Vigente): Promise<void> {
  await db
    .updateTable('productos')
    .set({ idVersionVigente: idVersion, precio, estado: 'publicado', actualizadoEn: now })
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('idProducto', '=', idProducto)
    .execute();
}

/** Stores the words of a product, by which misspelt ones are matched. */
export async function insertPalabras(db: Db, palabras: readonly string[]): Promise<void> {
  const known = [...new Set(palabras)].filter((word) => /^[a-z]{2,}$/.test(word)).sort();
  await sql`
    insert into palabras_producto (palabra, raiz, sonido)
    select palabra, (ts_lexize('spanish_stem', palabra))[1], sonido
    from unnest(${known}::text[], ${known.map(sonidoDe)}::text[]) as nueva (palabra, sonido)
    where cardinality(ts_lexize('spanish_stem', palabra)) > 0
    on conflict do nothing`.execute(db);
}

/**
 * Search vector of a product: the name weighs more than the tags and the category, these more than the summary, and that more
 * than the rest.
 */
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
