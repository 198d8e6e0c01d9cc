import type { NivelDeDocumento, NivelDeProducto, Niveles } from '@fedatario/contract/catalogo';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { cardColumns, publicados, toProducto } from '../filas/queries.ts';

const ORDEN = sql`array_position(array['privado', 'autentica', 'escritura'], n.nivel)`;

/** The products of the group of one, itself included, in the order of their forms. */
export async function listNiveles(db: Db, idProducto: string): Promise<Niveles['niveles']> {
  const rows = await db
    .selectFrom('nivelesProducto as n')
    .innerJoin('nivelesProducto as este', 'este.idGrupo', 'n.idGrupo')
    .innerJoin('productos as p', 'p.idProducto', 'n.idProducto')
    .select(['n.idProducto', 'n.nivel', 'p.nombre'])
    .where('este.idProducto', '=', idProducto)
    .orderBy(ORDEN)
    .execute();
  return rows;
}

/** Those of the group that are on sale, as visitors compare them. */
export async function listNivelesPublicados(db: Db, idProducto: string): Promise<NivelDeProducto[]> {
  const rows = await publicados(db)
    .innerJoin('nivelesProducto as n', 'n.idProducto', 'productos.idProducto')
    .innerJoin('nivelesProducto as este', 'este.idGrupo', 'n.idGrupo')
    .select([...cardColumns])
    .select(['n.nivel', 'productos.plazoDesde'])
    .where('este.idProducto', '=', idProducto)
    .orderBy(ORDEN)
    .execute();
  return rows.map(({ nivel, plazoDesde, ...row }) => ({
    nivel: nivel as NivelDeProducto['nivel'],
    plazoDesde,
    producto: toProducto(row),
  }));
}

/** Makes one group of these products, which leave the groups that they were in. A group of one is none. */
export async function replaceNiveles(
  db: Db,
  idProducto: string,
  idGrupo: string,
  niveles: readonly { idProducto: string; nivel: NivelDeDocumento }[],
): Promise<void> {
  const ids = niveles.map((one) => one.idProducto);
  await db
    .deleteFrom('nivelesProducto')
    .where((eb) =>
      eb.or([
        eb(
          'idGrupo',
          'in',
          eb.selectFrom('nivelesProducto as este').select('este.idGrupo').where('este.idProducto', '=', idProducto),
        ),
        eb('idProducto', 'in', [idProducto, ...ids]),
      ]),
    )
    .execute();
  if (niveles.length > 1)
    await db
      .insertInto('nivelesProducto')
      .values(niveles.map((one) => ({ ...one, idGrupo })))
      .execute();
  // A product that was left alone is compared with nothing.
  await sql`delete from niveles_producto n where not exists
    (select 1 from niveles_producto otro where otro.id_grupo = n.id_grupo and otro.id_producto <> n.id_producto)`.execute(
    db,
  );
}

/**
 * The documents among these, once nobody else groups any until this transaction ends. Their rows are not locked:
 * the audit of the call holds that of its address already, and two calls that hold one each would wait for each other.
 */
export async function takeProductos(db: Db, ids: readonly string[]): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('niveles'))`.execute(db);
  const rows = await db
    .selectFrom('productos')
    .select('idProducto')
    .where('idProducto', 'in', ids)
    .where('tipo', '=', 'documento')
    .execute();
  return rows.map(({ idProducto }) => idProducto);
}

export async function hasProducto(db: Db, idProducto: string): Promise<boolean> {
  const row = await db
    .selectFrom('productos')
    .select('idProducto')
    .where('idProducto', '=', idProducto)
    .where('tipo', '=', 'documento')
    .executeTakeFirst();
  return row !== undefined;
}
