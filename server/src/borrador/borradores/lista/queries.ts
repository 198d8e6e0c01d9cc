import { type ListaDeBorradores, listasDeBorradores } from '@fedatario/contract/borrador';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { Actor } from '../../../http/route.ts';
import { type BorradorRow, columns, toRow, visibleTo } from '../filas/queries.ts';

const OPEN = listasDeBorradores.vivos;

interface ListOptions {
  readonly lista: ListaDeBorradores;
  readonly despuesDe: { actualizadoEn: string; idBorrador: string } | undefined;
  readonly limite: number;
}

export async function listBorradores(
  db: Db,
  actor: Actor,
  { lista, despuesDe, limite }: ListOptions,
): Promise<Omit<BorradorRow, 'respuestas'>[]> {
  const rows = await visibleTo(db, actor)
    .select([...columns])
    .where('borradores.estado', 'in', listasDeBorradores[lista])
    .$if(despuesDe !== undefined, (query) =>
      query.where(
        sql<boolean>`(borradores.actualizado_en, borradores.id_borrador)
          < (${despuesDe?.actualizadoEn}::timestamptz, ${despuesDe?.idBorrador}::uuid)`,
      ),
    )
    .orderBy('borradores.actualizadoEn', 'desc')
    .orderBy('borradores.idBorrador', 'desc')
    .limit(limite)
    .execute();
  return rows.map(toRow);
}

/**
 * Locks the customer's drafts: they are made one at a time, so that a limit and «one for each product» hold when two tabs
 * ask.
 */
export async function lockBorradoresDe(db: Db, idUsuario: string): Promise<{ vivos: number; todos: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`borradores:${idUsuario}`}, 0))`.execute(db);
  const row = await db
    .selectFrom('borradores')
    .select((eb) => eb.fn.countAll<number>().as('todos'))
    .select((eb) => eb.fn.countAll<number>().filterWhere('estado', 'in', OPEN).as('vivos'))
    .where('idUsuario', '=', idUsuario)
    .where('estado', 'in', [...OPEN, ...listasDeBorradores.descartados])
    .executeTakeFirst();
  return { vivos: row?.vivos ?? 0, todos: row?.todos ?? 0 };
}

/** The draft of a product that a customer would go on with. */
export async function findDeProducto(
  db: Db,
  { idUsuario }: Actor,
  idProducto: string,
  idOrigen?: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('borradores')
    .select('idBorrador')
    .where('idUsuario', '=', idUsuario)
    .where('idProducto', '=', idProducto)
    .$if(idOrigen !== undefined, (query) => query.where('idSolicitudOrigen', '=', idOrigen ?? null))
    .where('estado', 'in', OPEN)
    .orderBy('actualizadoEn', 'desc')
    .orderBy('idBorrador', 'desc')
    .executeTakeFirst();
  return row?.idBorrador;
}
