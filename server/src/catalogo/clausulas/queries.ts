import type { UsoDeClausula } from '@fedatario/contract/catalogo';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

const resumen = (db: Db) =>
  db
    .selectFrom('clausulas as c')
    .innerJoin('versionesClausula as v', (join) =>
      join.onRef('v.idClausula', '=', 'c.idClausula').onRef('v.numero', '=', 'c.version'),
    )
    .innerJoin('usuarios as u', 'u.idUsuario', 'v.escritaPor')
    .select(['c.idClausula', 'c.nombre', 'c.version', 'c.archivada', 'c.revision', 'v.titulo', 'v.escritaEn'])
    .select('u.nombreCompleto as escritaPor');

export type FilaDeClausula = Awaited<ReturnType<typeof listClausulas>>[number];

export async function listClausulas(db: Db) {
  return resumen(db).orderBy(sql`lower(c.nombre)`).execute();
}

export async function findClausula(db: Db, idClausula: string) {
  return resumen(db).where('c.idClausula', '=', idClausula).executeTakeFirst();
}

export async function lockClausula(db: Db, idClausula: string) {
  return db
    .selectFrom('clausulas')
    .select(['version', 'revision'])
    .where('idClausula', '=', idClausula)
    .forUpdate()
    .executeTakeFirst();
}

export async function listVersiones(db: Db, idClausula: string) {
  return db
    .selectFrom('versionesClausula as v')
    .innerJoin('usuarios as u', 'u.idUsuario', 'v.escritaPor')
    .select(['v.numero', 'v.titulo', 'v.contenido', 'v.trae', 'v.nota', 'v.escritaEn'])
    .select('u.nombreCompleto as escritaPor')
    .where('v.idClausula', '=', idClausula)
    .orderBy('v.numero', 'desc')
    .execute();
}

/** Locks the number of clauses until the end of the transaction, and says how many there are. */
export async function lockYContarClausulas(db: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('clausulas'))`.execute(db);
  const { n } = await db
    .selectFrom('clausulas')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function hasNombre(db: Db, nombre: string, menos?: string): Promise<boolean> {
  const row = await db
    .selectFrom('clausulas')
    .select('idClausula')
    .where(sql`lower(nombre)`, '=', nombre.toLowerCase())
    .$if(menos !== undefined, (query) => query.where('idClausula', '<>', menos ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertClausula(
  db: Db,
  { idClausula, nombre, now }: { idClausula: string; nombre: string; now: Date },
): Promise<void> {
  await db.insertInto('clausulas').values({ idClausula, nombre, creadoEn: now }).execute();
}

interface VersionEscrita {
  readonly idClausula: string;
  readonly numero: number;
  readonly titulo: string | null;
  readonly contenido: unknown;
  readonly trae: unknown;
  readonly nota: string;
  readonly idUsuario: string;
  readonly now: Date;
}

export async function insertVersion(db: Db, { idUsuario, now, ...version }: VersionEscrita): Promise<void> {
  await db
    .insertInto('versionesClausula')
    .values({
      ...version,
      contenido: JSON.stringify(version.contenido),
      trae: JSON.stringify(version.trae),
      escritaPor: idUsuario,
      escritaEn: now,
    })
    .execute();
}

export async function updateClausula(
  db: Db,
  idClausula: string,
  cambio: { nombre?: string; archivada?: boolean; version?: number },
): Promise<void> {
  await db
    .updateTable('clausulas')
    .set((eb) => ({ ...cambio, revision: eb('revision', '+', 1) }))
    .where('idClausula', '=', idClausula)
    .execute();
}

/** The uses of each clause of the library: in the version on sale of each document, and in the text of the next one. */
export async function listUsos(db: Db, idClausula?: string): Promise<(UsoDeClausula & { idClausula: string })[]> {
  const { rows } = await sql<UsoDeClausula & { idClausula: string }>`
    select distinct p.id_producto as "idProducto", p.nombre as "producto", t.en_venta as "enVenta",
      a->>'biblioteca' as "idClausula", (a->>'version')::int as "version"
    from productos p
    cross join lateral (
      select v.plantilla::jsonb, true as en_venta from versiones_producto v where v.id_version = p.id_version_vigente
      union all
      select w.plantilla::jsonb, false from textos_producto w where w.id_producto = p.id_producto and w.plantilla is not null
    ) t
    cross join lateral jsonb_path_query(t.plantilla, 'strict $.** ? (@.type == "clausula").attrs ? (exists (@.biblioteca))') a
    where ${idClausula === undefined ? sql`true` : sql`a->>'biblioteca' = ${idClausula}`}
    order by "producto", "enVenta" desc`.execute(db);
  return rows;
}
