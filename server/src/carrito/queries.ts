import type { LineaDeCarrito } from '@fedatario/contract';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { later } from '../db/later.ts';
import type { DB } from '../db/tables.ts';

export async function listLineas(db: Db, idUsuario: string): Promise<LineaDeCarrito[]> {
  const rows = await db
    .selectFrom('carritoLineas')
    .selectAll()
    .where('idUsuario', '=', idUsuario)
    .orderBy('idLinea')
    .execute();
  return rows.map((row) => ({ ...row, agregadaEn: row.agregadaEn.toISOString() }));
}

/** The cart's lines with what they cost now: a draft costs what its version does, a gestión what is on sale. */
export async function findLineas(db: Db, idUsuario: string, lock = false) {
  return db
    .selectFrom('carritoLineas as l')
    .innerJoin('productos as p', 'p.idProducto', 'l.idProducto')
    .leftJoin('borradores as b', 'b.idBorrador', 'l.idBorrador')
    .leftJoin('versionesProducto as v', (join) =>
      join.on('v.idVersion', '=', sql<string>`coalesce(b.id_version, p.id_version_vigente)`),
    )
    .select([
      'l.idLinea',
      'l.idProducto',
      'l.idBorrador',
      'l.precio as precioVisto',
      'l.agregadaEn',
      'p.idCategoria',
      'p.slug',
      'p.nombre as nombreProducto',
      'p.tipo',
      'p.modalidad',
      'p.plazoHoras',
      'p.aranceles',
      'p.estado as estadoProducto',
      'b.nombre as nombreBorrador',
      'b.estado as estadoBorrador',
      'v.idVersion',
      'v.precio',
    ])
    .where('l.idUsuario', '=', idUsuario)
    .orderBy('l.idLinea')
    .$if(lock, (query) => query.forUpdate('l'))
    .execute();
}

export type LineaRow = Awaited<ReturnType<typeof findLineas>>[number];

/** What the cart shows beside its lines, in one look: its code, an order that waits, and who the last invoice was for. */
export async function findContexto(db: Db, idUsuario: string) {
  const { rows } = await sql<{
    codigo: string | null;
    idFactura: string | null;
    referencia: string | null;
    total: number | null;
    venceEn: Date | null;
    receptor: unknown;
    nit: string | null;
    nombreCompleto: string;
    direccion: string | null;
  }>`
    select c.codigo, f.id_factura, f.referencia, f.total, f.vence_en, r.receptor, u.nit, u.nombre_completo, u.direccion
    from usuarios u
    left join carritos c on c.id_usuario = u.id_usuario
    left join lateral (select id_factura, referencia, total, vence_en from facturas
      where id_usuario = u.id_usuario and estado = 'pendientePago' order by id_factura desc limit 1) f on true
    left join lateral (select receptor from facturas
      where id_usuario = u.id_usuario order by id_factura desc limit 1) r on true
    where u.id_usuario = ${idUsuario}`.execute(db);
  return rows[0];
}

export async function findCodigoDe(db: Db, idUsuario: string): Promise<string | null> {
  const row = await db.selectFrom('carritos').select('codigo').where('idUsuario', '=', idUsuario).executeTakeFirst();
  return row?.codigo ?? null;
}

/** False when it was there already. */
export async function insertLinea(db: Db, row: Insertable<DB['carritoLineas']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('carritoLineas')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** One customer's lines are added one at a time, so that the limit holds when two tabs ask. */
export async function lockCarrito(db: Db, idUsuario: string, now: Date): Promise<void> {
  const query = db
    .insertInto('carritos')
    .values({ idUsuario, actualizadoEn: now })
    .onConflict((conflict) => conflict.column('idUsuario').doUpdateSet({ actualizadoEn: now }));
  await later(db, query.compile());
}

export async function setCodigo(db: Db, idUsuario: string, codigo: string | null, now: Date): Promise<void> {
  const values = { codigo, actualizadoEn: now };
  const query = db
    .insertInto('carritos')
    .values({ idUsuario, ...values })
    .onConflict((conflict) => conflict.column('idUsuario').doUpdateSet(values));
  await later(db, query.compile());
}

export async function setPrecio(db: Db, idLinea: string, precio: number): Promise<void> {
  await db.updateTable('carritoLineas').set({ precio }).where('idLinea', '=', idLinea).execute();
}

export async function deleteLinea(db: Db, idUsuario: string, idLinea: string) {
  return db
    .deleteFrom('carritoLineas')
    .where('idUsuario', '=', idUsuario)
    .where('idLinea', '=', idLinea)
    .returning('idBorrador')
    .executeTakeFirst();
}

/** Takes the lines of an order away, and the code that went with them. */
export async function takeLineas(db: Db, idUsuario: string, idLineas: readonly string[]): Promise<void> {
  const query = sql`
    with lineas as (delete from carrito_lineas where id_linea = any(${idLineas}::uuid[]))
    update carritos set codigo = null where id_usuario = ${idUsuario} and codigo is not null`;
  await later(db, query.compile(db));
}
