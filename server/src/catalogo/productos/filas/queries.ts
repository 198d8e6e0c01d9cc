import { type Categoria, estadosEnVenta, type Producto, type ProductoDetalle } from '@fedatario/contract/catalogo';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { words } from '../../../db/words.ts';
import { direccionDeImagen } from '../imagen/queries.ts';

/** Products that visitors may see: those on sale. */
export function publicados(db: Db) {
  return db
    .selectFrom('productos')
    .innerJoin('categorias', 'categorias.idCategoria', 'productos.idCategoria')
    .where('productos.estado', '=', 'publicado');
}

/** The order of the catalogue: featured products first, each part as the office placed them; the rest by name. An index has it. */
export const portada = sql<number>`((1 - productos.destacado::int) * 1000000 + coalesce(productos.orden, 999999))`;

/** Names the state of the catalogue: any change of it gives another name. */
export const edicion = sql<string>`(select edicion::text from edicion_catalogo where id = 1)`;

export const cardColumns = [
  'productos.idProducto',
  'productos.tipo',
  'productos.modalidad',
  'productos.nombre',
  'productos.slug',
  'productos.resumen',
  'productos.precio',
  'productos.plazoHoras',
  'productos.tags',
  'productos.destacado',
  'categorias.nombre as categoriaNombre',
  'categorias.slug as categoriaSlug',
] as const;

const detailColumns = [
  ...cardColumns,
  'productos.idCategoria',
  'productos.descripcion',
  'productos.incluye',
  'productos.noIncluye',
  'productos.baseLegal',
  'productos.plazoDesde',
  'productos.despuesDePagar',
  'productos.aranceles',
  'productos.preguntasFrecuentes',
  'productos.pasos',
  'versionesProducto.idVersion',
  'versionesProducto.numero',
  'versionesProducto.publicadaEn',
  'versionesProducto.secciones',
  'versionesProducto.muestra',
] as const;

interface CardRow extends Omit<Producto, 'categoria'> {
  readonly categoriaNombre: string;
  readonly categoriaSlug: string;
}

export function toProducto({ categoriaNombre, categoriaSlug, ...row }: CardRow): Producto {
  return {
    ...row,
    categoria: { nombre: categoriaNombre, slug: categoriaSlug },
  };
}

/** Id or slug of a product in an address. */
export type Buscado = { readonly idProducto: string } | { readonly slug: string };

/** Whether it was on sale once, and the office took it off. */
export async function hasRetirado(db: Db, by: Buscado): Promise<boolean> {
  const row = await db
    .selectFrom('productos')
    .select('idProducto')
    .where((eb) => ('idProducto' in by ? eb('idProducto', '=', by.idProducto) : eb('slug', '=', by.slug)))
    .where('estado', '=', 'archivado')
    .executeTakeFirst();
  return row !== undefined;
}

/** A product on sale and its version, by id or by slug. */
export async function findProducto(db: Db, by: Buscado) {
  const row = await publicados(db)
    .innerJoin('versionesProducto', 'versionesProducto.idVersion', 'productos.idVersionVigente')
    .select([...detailColumns])
    .select(direccionDeImagen.as('imagen'))
    .select((eb) => requisitosDe(eb.ref('productos.idProducto')).as('requisitos'))
    .select(plazosDe.as('plazos'))
    .$if('idProducto' in by, (query) =>
      query.where('productos.idProducto', '=', 'idProducto' in by ? by.idProducto : ''),
    )
    .$if('slug' in by, (query) => query.where('productos.slug', '=', 'slug' in by ? by.slug : ''))
    .executeTakeFirst();
  if (!row) return undefined;
  const { idVersion, numero, publicadaEn, aranceles, preguntasFrecuentes, pasos, plazos, ...rest } = row;
  return {
    ...rest,
    ...toProducto(rest),
    aranceles: aranceles as ProductoDetalle['aranceles'],
    preguntasFrecuentes: preguntasFrecuentes as ProductoDetalle['preguntasFrecuentes'],
    pasos: medidos(pasos as Paso[], plazos),
    version: { idVersion, numero, publicadaEn: (publicadaEn ?? new Date(0)).toISOString() },
  };
}

type Paso = ProductoDetalle['pasos'][number];
type Plazos = readonly {
  readonly institucion: string;
  readonly nombre: string;
  readonly casos: number;
  readonly p90: number;
}[];

const plazosDe = sql<Plazos>`(select coalesce(jsonb_agg(jsonb_build_object('institucion', m.institucion, 'nombre', m.nombre,
  'casos', m.casos, 'p90', m.p90)), '[]') from plazos_medidos m where m.id_producto = productos.id_producto)`;

/** Each step with its real days, once enough cases are known. */
function medidos(pasos: readonly Paso[], plazos: Plazos): Paso[] {
  return pasos.map((paso) => {
    const suyo = plazos.find(({ institucion, nombre }) => institucion === paso.institucion && nombre === paso.nombre);
    return suyo ? { ...paso, medido: { casos: suyo.casos, dias: suyo.p90 } } : paso;
  });
}

const RELACIONADOS = 4;
const CANDIDATOS = 40;

/** Other products of its category before those that share tags, and these before the featured ones. */
export async function findRelacionados(
  db: Db,
  { idProducto, idCategoria, tags }: { idProducto: string; idCategoria: string; tags: string[] },
): Promise<Producto[]> {
  const some = (condition: RawBuilder<unknown>) => sql`(select id_producto from productos
    where estado in (${words(estadosEnVenta)}) and ${condition} order by ${portada}, nombre_orden limit ${CANDIDATOS})`;
  const rows = await publicados(db)
    .select([...cardColumns])
    .where('productos.idProducto', '<>', idProducto)
    .where(
      sql<SqlBool>`productos.id_producto in (${some(sql`id_categoria = ${idCategoria}`)}
        union ${some(sql`tags && ${tags}::text[]`)} union ${some(sql`true`)})`,
    )
    .orderBy(sql`productos.id_categoria = ${idCategoria}`, 'desc')
    .orderBy(sql`cardinality(array(select unnest(productos.tags) intersect select unnest(${tags}::text[])))`, 'desc')
    .orderBy(portada)
    .orderBy('productos.nombreOrden')
    .orderBy('productos.idProducto')
    .limit(RELACIONADOS)
    .execute();
  return rows.map(toProducto);
}

export async function listCategorias(db: Db): Promise<Categoria[]> {
  return db
    .selectFrom('categorias')
    .innerJoin('productos', 'productos.idCategoria', 'categorias.idCategoria')
    .select(['categorias.idCategoria', 'categorias.nombre', 'categorias.slug'])
    .select(['categorias.descripcion', 'categorias.icono'])
    .select((eb) => eb.fn.countAll<number>().as('productos'))
    .where('productos.estado', '=', 'publicado')
    .where('categorias.activa', '=', true)
    .groupBy('categorias.idCategoria')
    .orderBy('categorias.orden')
    .orderBy('categorias.nombre')
    .execute();
}

export async function listTags(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('productos')
    .select(sql<string>`unnest(tags)`.as('tag'))
    .where('estado', '=', 'publicado')
    .distinct()
    .execute();
  return rows.map(({ tag }) => tag).sort((a, b) => a.localeCompare(b, 'es'));
}

/** The version a product is sold by: undefined unless it is on sale. */
export async function findVersionVigente(db: Db, idProducto: string) {
  return db
    .selectFrom('productos')
    .innerJoin('versionesProducto', 'versionesProducto.idVersion', 'productos.idVersionVigente')
    .select(['productos.idProducto', 'productos.nombre', 'productos.tipo', ...versionColumns])
    .where('productos.idProducto', '=', idProducto)
    .where('productos.estado', '=', 'publicado')
    .executeTakeFirst();
}

export async function findVersion(db: Db, idVersion: string) {
  return db
    .selectFrom('versionesProducto')
    .select([...versionColumns])
    .where('idVersion', '=', idVersion)
    .executeTakeFirstOrThrow();
}

const versionColumns = [
  'versionesProducto.idVersion',
  'versionesProducto.numero',
  'versionesProducto.precio',
  'versionesProducto.entrevista',
  'versionesProducto.plantilla',
] as const;

function requisitosDe(idProducto: unknown) {
  return sql<ProductoDetalle['requisitos']>`(
    select coalesce(json_agg(json_build_object('clave', r.clave, 'nombre', t.nombre, 'obligatorio', r.obligatorio,
      'instrucciones', coalesce(nullif(r.instrucciones, ''), t.instrucciones)) order by r.orden), '[]')
    from productos_requisitos r join tipos_requisito t on t.clave = r.clave
    where r.id_producto = ${idProducto})`;
}
