import type { FalloDePublicacion } from '@fedatario/contract/catalogo';
import type { Insertable } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';

export async function findPedida(db: Db, idProducto: string) {
  return db
    .selectFrom('publicacionesProducto as p')
    .innerJoin('usuarios as u', 'u.idUsuario', 'p.pedidaPor')
    .leftJoin('usuarios as a', 'a.idUsuario', 'p.aprobadaPor')
    .selectAll('p')
    .select(['u.nombreCompleto as nombreDePedida', 'a.nombreCompleto as nombreDeAprobada'])
    .where('p.idProducto', '=', idProducto)
    .executeTakeFirst();
}

export type FilaPedida = NonNullable<Awaited<ReturnType<typeof findPedida>>>;

/** Asks for a publication in the place of another of the same product. */
export async function upsertPedida(db: Db, row: Insertable<DB['publicacionesProducto']>): Promise<void> {
  const { idProducto: _, ...columns } = row;
  const sinAprobar = { aprobadaPor: null, aprobadaEn: null, fallo: null };
  await db
    .insertInto('publicacionesProducto')
    .values(row)
    .onConflict((conflict) => conflict.column('idProducto').doUpdateSet({ ...columns, ...sinAprobar }))
    .execute();
}

export async function deletePedida(db: Db, idProducto: string): Promise<void> {
  await db.deleteFrom('publicacionesProducto').where('idProducto', '=', idProducto).execute();
}

export async function markAprobada(db: Db, idProducto: string, aprobadaPor: string, aprobadaEn: Date): Promise<void> {
  await db
    .updateTable('publicacionesProducto')
    .set({ aprobadaPor, aprobadaEn })
    .where('idProducto', '=', idProducto)
    .execute();
}

export async function markFallo(db: Db, idProducto: string, fallo: FalloDePublicacion): Promise<void> {
  await db.updateTable('publicacionesProducto').set({ fallo }).where('idProducto', '=', idProducto).execute();
}

/** The publications whose moment came, from the oldest. */
export function listLlegadas(
  db: Db,
  now: Date,
  limite: number,
): Promise<{ idProducto: string; idPublicacion: string }[]> {
  return db
    .selectFrom('publicacionesProducto')
    .select(['idProducto', 'idPublicacion'])
    .where('fallo', 'is', null)
    .where('publicarEn', '<=', now)
    .orderBy('publicarEn')
    .limit(limite)
    .execute();
}
