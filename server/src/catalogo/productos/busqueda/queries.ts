import type { BusquedaDeProductos, OrdenDeProductos, Sugerencia } from '@fedatario/contract/catalogo';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { cardColumns, portada, publicados, toProducto } from '../filas/queries.ts';

/** A word of the catalogue that a word of the question may stand for. */
export interface Palabra {
  readonly raiz: string;
  readonly sonido: string;
}

/** The catalogue's matches for one word of a search. */
export interface Reconocida {
  readonly palabra: string;
  /** A word without meaning of its own: «de», «la». */
  readonly vacia: boolean;
  /** The roots of the catalogue's words that are this one, in another number or gender too. */
  readonly exactas: string[];
  /** The roots of those that begin with it. */
  readonly empiezan: string[];
}

export async function findReconocidas(db: Db, palabras: readonly string[]): Promise<Reconocida[]> {
  const { rows } = await sql<Reconocida>`
    select p.palabra, coalesce(array_length(p.raices, 1), 0) = 0 as vacia,
      array(select distinct raiz from palabras_producto where raiz = any (p.raices)) as exactas,
      array(select distinct raiz from palabras_producto
        where palabra >= p.palabra and palabra < p.palabra || 'zzz' limit 30) as empiezan
    from (
      select palabra, orden, ts_lexize('spanish_stem', palabra) as raices
      from unnest(${palabras}::text[]) with ordinality as dicha (palabra, orden)
    ) p
    order by p.orden`.execute(db);
  return rows;
}

/** The words of the catalogue that look most like this one, by how they sound. */
export async function listParecidas(db: Db, sonido: string): Promise<Palabra[]> {
  return db
    .selectFrom('palabrasProducto')
    .select(['raiz', 'sonido'])
    .orderBy(sql`sonido <-> ${sonido}`)
    .limit(40)
    .execute();
}

/** A position in a list: the key of its order, then the name, then the id. */
export interface Posicion {
  readonly clave: number;
  readonly nombre: string;
  readonly idProducto: string;
}

export interface Busqueda extends Omit<BusquedaDeProductos, 'texto' | 'cursor' | 'orden'> {
  /** A tsquery of known roots; undefined without words to look for. */
  readonly consulta: string | undefined;
  readonly orden: OrdenDeProductos;
  readonly despuesDe: Posicion | undefined;
}

/** Published products that match, from a position on; every order ends in the name and the id, so none is lost or repeated. */
export async function listEncontrados(db: Db, busqueda: Busqueda) {
  const { consulta, categoria, tag, modalidad, tipo, precioMin, precioMax, despuesDe } = busqueda;
  const clave = claveDe(busqueda);
  const rows = await publicados(db)
    .select([...cardColumns])
    .select([clave.as('clave'), 'productos.nombreOrden'])
    .$if(consulta !== undefined, (query) => query.where(sql<SqlBool>`busqueda @@ ${consulta}::tsquery`))
    .$if(categoria !== undefined, (query) => query.where('categorias.slug', '=', String(categoria)))
    .$if(tag !== undefined, (query) => query.where(sql<SqlBool>`productos.tags @> array[${tag}]::text[]`))
    .$call((query) => (modalidad === undefined ? query : query.where('productos.modalidad', '=', modalidad)))
    .$call((query) => (tipo === undefined ? query : query.where('productos.tipo', '=', tipo)))
    .$if(precioMin !== undefined, (query) => query.where('productos.precio', '>=', Number(precioMin)))
    .$if(precioMax !== undefined, (query) => query.where('productos.precio', '<=', Number(precioMax)))
    .$if(despuesDe !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(${clave}, productos.nombre_orden, productos.id_producto)
          > (${despuesDe?.clave}::int, ${despuesDe?.nombre}, ${despuesDe?.idProducto}::uuid)`,
      ),
    )
    .orderBy(clave)
    .orderBy('productos.nombreOrden')
    .orderBy('productos.idProducto')
    .limit(busqueda.limite)
    .execute();
  return rows.map((row) => ({ ...toProducto(row), clave: row.clave, nombreOrden: row.nombreOrden }));
}

/** Names and tags that match, the best first. */
export async function listSugerencias(db: Db, consulta: string, limite: number): Promise<Sugerencia[]> {
  const rows = await publicados(db)
    .select([
      'productos.idProducto',
      'productos.nombre',
      'productos.slug',
      'productos.tipo',
      'categorias.nombre as categoria',
    ])
    .where(sql<SqlBool>`busqueda @@ ${consulta}::tsquery`)
    .orderBy(sql`ts_rank(busqueda, ${consulta}::tsquery)`, 'desc')
    .orderBy('productos.nombreOrden')
    .orderBy('productos.idProducto')
    .limit(limite)
    .execute();
  return rows;
}

function claveDe({ orden, consulta }: Busqueda) {
  if (orden === 'precioAsc') return sql<number>`productos.precio`;
  if (orden === 'precioDesc') return sql<number>`(-productos.precio)`;
  if (orden === 'destacados') return portada;
  if (orden === 'nombre' || consulta === undefined) return sql<number>`0::int`;
  return sql<number>`(-round(ts_rank(busqueda, ${consulta}::tsquery) * 100000)::int)`;
}
