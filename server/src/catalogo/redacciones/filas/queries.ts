import { borradoresPorVender } from '@fedatario/contract/borrador';
import type { DatosDeProducto, ParteDeRedaccion, RequisitosDeProducto } from '@fedatario/contract/catalogo';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { words } from '../../../db/words.ts';

/** The parts that somebody wrote; `texto` is the id of the version whose interview and template are taken. */
interface PartesEscritas {
  readonly datos?: DatosDeProducto;
  readonly requisitos?: RequisitosDeProducto;
  readonly precio?: number;
  readonly texto?: string;
}

/** A product as it is on sale, locked until the transaction ends when its row is to be written. */
export async function findRedactado(db: Db, idProducto: string, { lock = false } = {}) {
  return db
    .selectFrom('productos')
    .selectAll()
    .where('idProducto', '=', idProducto)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

export type FilaRedactada = NonNullable<Awaited<ReturnType<typeof findRedactado>>>;

/** The requisitos of a product, in their order. */
export function listPedidos(db: Db, idProducto: string): Promise<RequisitosDeProducto> {
  return db
    .selectFrom('productosRequisitos')
    .select(['clave', 'obligatorio', 'instrucciones'])
    .where('idProducto', '=', idProducto)
    .orderBy('orden')
    .execute();
}

export async function findEscrita(db: Db, idProducto: string) {
  const row = await db
    .selectFrom('redaccionesProducto as r')
    .innerJoin('usuarios as u', 'u.idUsuario', 'r.escritaPor')
    .select(['r.partes', 'r.revision', 'r.escritaEn', 'u.nombreCompleto as escritaPor'])
    .where('r.idProducto', '=', idProducto)
    .executeTakeFirst();
  return row && { ...row, partes: row.partes as PartesEscritas };
}

interface Escritura {
  readonly idProducto: string;
  readonly idUsuario: string;
  readonly now: Date;
}

/** Writes one part over what was written of it. */
export async function upsertParte(
  db: Db,
  { idProducto, idUsuario, now }: Escritura,
  parte: ParteDeRedaccion,
  valor: unknown,
): Promise<void> {
  const partes = JSON.stringify({ [parte]: valor });
  await sql`
    insert into redacciones_producto (id_producto, partes, escrita_por, escrita_en)
    values (${idProducto}, ${partes}::jsonb, ${idUsuario}, ${now})
    on conflict (id_producto) do update set partes = redacciones_producto.partes || excluded.partes,
      revision = redacciones_producto.revision + 1, escrita_por = excluded.escrita_por, escrita_en = excluded.escrita_en`.execute(
    db,
  );
}

/** Empties what is written, under a revision of its own: a revision never means two things. */
export async function updateSinPartes(db: Db, idProducto: string): Promise<void> {
  await db
    .updateTable('redaccionesProducto')
    .set((eb) => ({ partes: '{}', revision: eb('revision', '+', 1) }))
    .where('idProducto', '=', idProducto)
    .execute();
}

const preguntas = sql<number>`coalesce((select sum(json_array_length(s->'preguntas'))::int
  from json_array_elements(v.entrevista->'secciones') s), 0)`;

/** A version with an interview, whichever product it is of: a copy begins with the text of another. */
export async function findTexto(db: Db, idVersion: string) {
  return db
    .selectFrom('versionesProducto as v')
    .select(['v.idVersion', 'v.idProducto', 'v.numero'])
    .select(preguntas.as('preguntas'))
    .where('v.idVersion', '=', idVersion)
    .where('v.entrevista', 'is not', null)
    .executeTakeFirst();
}

export async function listVersiones(db: Db, idProducto: string) {
  return db
    .selectFrom('versionesProducto as v')
    .innerJoin('productos as p', 'p.idProducto', 'v.idProducto')
    .select(['v.idVersion', 'v.numero', 'v.precio', 'v.publicadaEn', 'p.idVersionVigente'])
    .select([
      preguntas.as('preguntas'),
      sql<boolean>`row(v.entrevista::jsonb, v.plantilla::jsonb) is distinct from
        row(lag(v.entrevista::jsonb) over (order by v.numero), lag(v.plantilla::jsonb) over (order by v.numero))`.as(
        'cambioElTexto',
      ),
      sql<number>`(select count(*)::int from borradores b where b.id_version = v.id_version
        and b.estado in (${words(borradoresPorVender)}))`.as('borradores'),
    ])
    .where('v.idProducto', '=', idProducto)
    .where('v.publicadaEn', 'is not', null)
    .orderBy('v.numero', 'desc')
    .execute();
}

/** The kinds of requisito that are not archived. */
export function listTiposActivos(db: Db): Promise<{ clave: string; nombre: string }[]> {
  return db
    .selectFrom('tiposRequisito')
    .select(['clave', 'nombre'])
    .where('activo', '=', true)
    .orderBy('nombre')
    .execute();
}

export async function findCategoria(db: Db, idCategoria: string) {
  return db
    .selectFrom('categorias')
    .select(['idCategoria', 'nombre', 'activa'])
    .where('idCategoria', '=', idCategoria)
    .executeTakeFirst();
}

/** Makes whoever wants this address for a new product wait for whoever asked first. */
export async function lockSlug(db: Db, slug: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slug:${slug}`}, 0))`.execute(db);
}

export async function hasSlug(db: Db, slug: string): Promise<boolean> {
  const row = await db.selectFrom('productos').select('idProducto').where('slug', '=', slug).executeTakeFirst();
  return row !== undefined;
}
