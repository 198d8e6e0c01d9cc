import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';

export async function insertRespaldo(db: Db, row: Insertable<DB['respaldos']>): Promise<void> {
  await db.insertInto('respaldos').values(row).execute();
}

export async function updateProbado(db: Db, nombre: string, probadoEn: Date): Promise<void> {
  await db.updateTable('respaldos').set({ probadoEn }).where('nombre', '=', nombre).execute();
}

/** Forgets the backups that are gone, and the failures before them. */
export async function deleteRespaldos(db: Db, quedan: readonly string[], antes: Date): Promise<void> {
  await db
    .deleteFrom('respaldos')
    .where((eb) =>
      eb.or([
        eb.and([eb('estado', '=', 'completo'), eb('nombre', 'not in', quedan.length > 0 ? [...quedan] : [''])]),
        eb.and([eb('estado', '=', 'fallido'), eb('terminadoEn', '<', antes)]),
      ]),
    )
    .execute();
}

/** Major version of the server, and whether it holds any table yet. */
export async function findServidor(db: Db): Promise<{ postgresql: number; tablas: number }> {
  const { rows } = await sql<{ postgresql: number; tablas: number }>`
    select current_setting('server_version_num')::int / 10000 as postgresql,
      (select count(*)::int from pg_tables where schemaname not in ('pg_catalog', 'information_schema')) as tablas`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('No version');
  return row;
}

/** An empty database on the same server, to try a backup in. */
export async function createBase(db: Db, nombre: string): Promise<void> {
  await sql`create database ${sql.id(nombre)}`.execute(db);
}

export async function dropBase(db: Db, nombre: string): Promise<void> {
  await sql`drop database ${sql.id(nombre)} with (force)`.execute(db);
}
