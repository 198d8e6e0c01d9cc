import type { SuscripcionAlBoletin } from '@fedatario/contract/casa';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import type { Actor } from '../../http/route.ts';
import { visiblePara } from '../clientela/clientela.ts';

export interface Lector {
  readonly idBoletin: string;
  readonly email: string;
  readonly activo: boolean;
  readonly fSuscripcion: Date;
  readonly enlaceEnviadoEn: Date | null;
}

/** The row of an address, made if there is none, held until the transaction ends. */
export async function lockLector(db: Db, row: Insertable<DB['boletin']>): Promise<Lector> {
  return db
    .insertInto('boletin')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: sql`excluded.email` }))
    .returning(lectorColumns)
    .executeTakeFirstOrThrow();
}

export async function findLector(db: Db, idBoletin: string): Promise<Lector | undefined> {
  return db
    .selectFrom('boletin')
    .select(lectorColumns)
    .where('idBoletin', '=', idBoletin)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateLector(db: Db, idBoletin: string, values: Updateable<DB['boletin']>): Promise<void> {
  await db.updateTable('boletin').set(values).where('idBoletin', '=', idBoletin).execute();
}

/**
 * Moves a user's subscription to their new address. If that address is subscribed already, the two become one, active if
 * either was, since its owner has just proved it.
 */
export async function updateCorreoDeLector(db: Db, idUsuario: string, email: string): Promise<void> {
  const suya = await db
    .selectFrom('boletin')
    .select(['idBoletin', 'nombre', 'activo', 'confirmadoEn'])
    .where('idUsuario', '=', idUsuario)
    .where('email', '<>', email)
    .orderBy('activo', 'desc')
    .orderBy('fSuscripcion', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!suya) return;
  const { idBoletin, nombre, activo, confirmadoEn } = suya;
  const { numUpdatedRows } = await db
    .updateTable('boletin')
    .set({
      idUsuario,
      nombre,
      activo: sql`activo or ${activo}`,
      confirmadoEn: sql`coalesce(confirmado_en, ${confirmadoEn})`,
    })
    .where('email', '=', email)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await db.deleteFrom('boletin').where('idBoletin', '=', idBoletin).execute();
  else await updateLector(db, idBoletin, { email });
}

export async function readSuscripcion(db: Db, idBoletin: string): Promise<SuscripcionAlBoletin> {
  const row = await db
    .selectFrom('boletin')
    .select(publicColumns)
    .where('idBoletin', '=', idBoletin)
    .executeTakeFirstOrThrow();
  return toSuscripcion(row);
}

export async function listSuscripciones(db: Db, actor: Actor, despuesDe: string | undefined, limite: number) {
  const rows = await db
    .selectFrom('boletin')
    .select(publicColumns)
    .where(visiblePara(actor, 'boletin.id_usuario'))
    .$if(despuesDe !== undefined, (query) => query.where('idBoletin', '>', String(despuesDe)))
    .orderBy('idBoletin')
    .limit(limite)
    .execute();
  return rows.map((row) => ({ ...toSuscripcion(row), idBoletin: row.idBoletin }));
}

const lectorColumns = ['idBoletin', 'email', 'activo', 'fSuscripcion', 'enlaceEnviadoEn'] as const;
const publicColumns = ['idBoletin', 'nombre', 'email', 'idUsuario', 'activo', 'fSuscripcion'] as const;

interface Row {
  readonly nombre: string;
  readonly email: string;
  readonly idUsuario: string | null;
  readonly activo: boolean;
  readonly fSuscripcion: Date;
}

function toSuscripcion({ nombre, email, idUsuario, activo, fSuscripcion }: Row): SuscripcionAlBoletin {
  return { nombre, email, idUsuario, activo, FSuscripcion: fSuscripcion.toISOString() };
}
