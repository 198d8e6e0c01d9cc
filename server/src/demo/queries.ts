import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

const LOCK = 4_021_877;

/** Serialises processes that start at once, so that only one seeds. */
export async function lockDemo(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
}

export async function hasProductos(db: Db): Promise<boolean> {
  return (await db.selectFrom('productos').select('idProducto').limit(1).executeTakeFirst()) !== undefined;
}

export async function findUsuario(db: Db, email: string): Promise<{ idUsuario: string } | undefined> {
  return db.selectFrom('usuarios').select('idUsuario').where('email', '=', email).executeTakeFirst();
}

export async function hasPlanes(db: Db): Promise<boolean> {
  return (await db.selectFrom('planes').select('idPlan').executeTakeFirst()) !== undefined;
}

/** The people of the office who may sign in, the notaries in the order in which they came. */
export async function listPersonal(db: Db) {
  return db
    .selectFrom('usuarios')
    .select(['idUsuario', 'email', 'nombreCompleto', 'idRol'])
    .orderBy('idUsuario')
    .execute();
}

export async function hasPedidos(db: Db): Promise<boolean> {
  return (await db.selectFrom('facturas').select('idFactura').limit(1).executeTakeFirst()) !== undefined;
}

export async function hasUsuarios(db: Db): Promise<boolean> {
  return (await db.selectFrom('usuarios').select('idUsuario').limit(1).executeTakeFirst()) !== undefined;
}
