import type { Insertable } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';

/** The change that waits for its codes; undefined when there is none, or it came too late. */
export function findCambio(db: Db, idUsuario: string, now: Date) {
  return db
    .selectFrom('cambiosCorreo')
    .select(['email', 'venceEn'])
    .where('idUsuario', '=', idUsuario)
    .where('venceEn', '>', now)
    .executeTakeFirst();
}

/** The new change of a user; the codes of the one before stop to count. */
export async function upsertCambio(db: Db, row: Insertable<DB['cambiosCorreo']>): Promise<void> {
  const { email, hashAnterior, venceEn } = row;
  await db
    .insertInto('cambiosCorreo')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('idUsuario').doUpdateSet({ email, hashAnterior, venceEn, hashNuevo: null, intentos: 0 }),
    )
    .execute();
}

/** The code for this address was made; false when another address was asked for meanwhile. */
export async function updateHashNuevo(db: Db, idUsuario: string, email: string, hashNuevo: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cambiosCorreo')
    .set({ hashNuevo })
    .where('idUsuario', '=', idUsuario)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Counts one try of both codes; undefined when none is left. */
export function takeIntentoDeCambio(db: Db, idUsuario: string, tries: number, now: Date) {
  return db
    .updateTable('cambiosCorreo')
    .set((eb) => ({ intentos: eb('intentos', '+', 1) }))
    .where('idUsuario', '=', idUsuario)
    .where('venceEn', '>', now)
    .where('intentos', '<', tries)
    .returning(['email', 'hashAnterior'])
    .executeTakeFirst();
}

/** The hash of the code for this address, locked until this transaction ends. */
export async function lockHashNuevo(db: Db, idUsuario: string, email: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('cambiosCorreo')
    .select('hashNuevo')
    .where('idUsuario', '=', idUsuario)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  return row?.hashNuevo ?? null;
}

/** Ends the change to this address; false when it is not the one that waits. */
export async function takeCambio(db: Db, idUsuario: string, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cambiosCorreo')
    .where('idUsuario', '=', idUsuario)
    .where('email', '=', email)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes codes sent to the previous address. */
export async function deleteCodigos(db: Db, idUsuario: string): Promise<void> {
  await db.deleteFrom('codigos').where('idUsuario', '=', idUsuario).execute();
}

export async function findCredencial(db: Db, idSesion: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('sesiones')
    .select('credencialCifrada')
    .where('idSesion', '=', idSesion)
    .executeTakeFirst();
  return row?.credencialCifrada ?? null;
}
