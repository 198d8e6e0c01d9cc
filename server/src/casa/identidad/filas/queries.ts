import type { Rol } from '@fedatario/contract/base';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';
import { fixed } from '../../../db/wire/fixed.ts';

export type Proposito = 'confirmar' | 'recuperar';

export interface Cuenta {
  readonly idUsuario: string;
  readonly email: string;
  readonly nombreCompleto: string;
  readonly activo: boolean;
  readonly claveHash: string | null;
  readonly claveCambiadaEn: Date | null;
  readonly confirmadaEn: Date | null;
  readonly exigeCambio: boolean;
}

export function findCuenta(db: Db, email: string): Promise<Cuenta | undefined> {
  return cuentaOf(db, email).executeTakeFirst();
}

/** {@link findCuenta}, locked until this transaction ends. */
export function lockCuenta(db: Db, email: string): Promise<Cuenta | undefined> {
  return cuentaOf(db, email).forUpdate('cuentas').executeTakeFirst();
}

function cuentaOf(db: Db, email: string) {
  return db
    .selectFrom('cuentas')
    .innerJoin('usuarios', 'usuarios.idUsuario', 'cuentas.idUsuario')
    .select(['usuarios.idUsuario', 'usuarios.email', 'usuarios.nombreCompleto', 'usuarios.activo'])
    .select(['cuentas.claveHash', 'cuentas.claveCambiadaEn', 'cuentas.confirmadaEn', 'cuentas.exigeCambio'])
    .where('usuarios.email', '=', email);
}

export async function insertCuenta(db: Db, row: Insertable<DB['cuentas']>): Promise<void> {
  await db.insertInto('cuentas').values(row).execute();
}

export async function updateCuenta(db: Db, email: string, values: Updateable<DB['cuentas']>): Promise<void> {
  await db
    .updateTable('cuentas')
    .set(values)
    .where('idUsuario', '=', (query) => query.selectFrom('usuarios').select('idUsuario').where('email', '=', email))
    .execute();
}

/** The account's address is proven; a second proof changes nothing. */
export async function markCuentaConfirmada(db: Db, email: string, now: Date): Promise<void> {
  const cuenta = await findCuenta(db, email);
  if (cuenta && !cuenta.confirmadaEn) await updateCuenta(db, email, { confirmadaEn: now });
}

/** The new code of a purpose; the one before stops to count. */
export async function upsertCodigo(db: Db, row: Insertable<DB['codigos']>): Promise<void> {
  await db
    .insertInto('codigos')
    .values({ ...row, intentos: 0 })
    .onConflict((conflict) =>
      conflict.columns(['idUsuario', 'proposito']).doUpdateSet({ hash: row.hash, venceEn: row.venceEn, intentos: 0 }),
    )
    .execute();
}

/**
 * Counts one try against the live code and answers its hash; undefined when there is none left to try. One statement,
 * whether or not the address has an account.
 */
export function takeIntentoDeCodigo(db: Db, email: string, proposito: Proposito, tries: number, now: Date) {
  return db
    .updateTable('codigos')
    .from('usuarios')
    .set((eb) => ({ intentos: eb('codigos.intentos', '+', 1) }))
    .whereRef('usuarios.idUsuario', '=', 'codigos.idUsuario')
    .where('usuarios.email', '=', email)
    .where('codigos.proposito', '=', proposito)
    .where('codigos.venceEn', '>', now)
    .where('codigos.intentos', '<', tries)
    .returning(['codigos.idUsuario', 'codigos.hash'])
    .executeTakeFirst();
}

export async function deleteCodigo(db: Db, idUsuario: string, proposito: Proposito): Promise<void> {
  await db.deleteFrom('codigos').where('idUsuario', '=', idUsuario).where('proposito', '=', proposito).execute();
}

/** The open session of an active user. */
export async function findSesion(db: Db, idSesion: string, now: Date) {
  const [row] = await deSesion.rows(db, { idSesion, now });
  return row && { ...row, rol: row.rol as Rol };
}

const deSesion = fixed((db, { idSesion, now }: { idSesion: string; now: Date }) =>
  openSesiones(db, now)
    .innerJoin('usuarios', 'usuarios.idUsuario', 'sesiones.idUsuario')
    .innerJoin('roles', 'roles.idRol', 'usuarios.idRol')
    .select(['sesiones.idSesion', 'sesiones.idUsuario', 'sesiones.generacion', 'sesiones.confirmada'])
    .select(['usuarios.email', 'roles.nombre as rol'])
    .where('sesiones.idSesion', '=', idSesion)
    .where('usuarios.activo', '=', true)
    .limit(1),
);

/** The subset of these sessions that are open and of active users. */
export async function findAbiertas(db: Db, idSesiones: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const rows = await openSesiones(db, now)
    .innerJoin('usuarios', 'usuarios.idUsuario', 'sesiones.idUsuario')
    .select('sesiones.idSesion')
    .where('sesiones.idSesion', 'in', [...idSesiones])
    .where('usuarios.activo', '=', true)
    .execute();
  return new Set(rows.map(({ idSesion }) => idSesion));
}

export function lockSesion(db: Db, idSesion: string, now: Date) {
  return openSesiones(db, now).selectAll('sesiones').where('idSesion', '=', idSesion).forUpdate().executeTakeFirst();
}

export function listSesiones(db: Db, idUsuario: string, now: Date) {
  return openSesiones(db, now)
    .select(['idSesion', 'dispositivo', 'creadaEn', 'vistaEn'])
    .where('idUsuario', '=', idUsuario)
    .orderBy('vistaEn', 'desc')
    .limit(100)
    .execute();
}

export async function insertSesion(db: Db, row: Insertable<DB['sesiones']>): Promise<void> {
  await db.insertInto('sesiones').values(row).execute();
}

/** Changes a session that is open; a closed one stays as it was closed. */
export async function updateSesion(db: Db, idSesion: string, values: Updateable<DB['sesiones']>): Promise<void> {
  await db
    .updateTable('sesiones')
    .set(values)
    .where('idSesion', '=', idSesion)
    .where('cerradaEn', 'is', null)
    .execute();
}

export interface Cierre {
  readonly idUsuario: string;
  readonly motivo: string;
  readonly now: Date;
  readonly solo?: string;
  readonly menos?: string;
}

/** An access token of this turn arrived, so its refresh token did too. Nothing when the session has turned meanwhile. */
export async function markTurnoConfirmado(db: Db, idSesion: string, generacion: number): Promise<void> {
  await db
    .updateTable('sesiones')
    .set({ confirmada: true })
    .where('idSesion', '=', idSesion)
    .where('generacion', '=', generacion)
    .execute();
}

/** Closes the open sessions of a user; called by {@link cerrarSesionesDe} alone, which ends with them what opens without a session. */
export async function markSesionesCerradas(db: Db, { idUsuario, motivo, now, solo, menos }: Cierre): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sesiones')
    .set({ cerradaEn: now, motivoCierre: motivo, credencialCifrada: null })
    .where('idUsuario', '=', idUsuario)
    .where('cerradaEn', 'is', null)
    .$if(solo !== undefined, (query) => query.where('idSesion', '=', String(solo)))
    .$if(menos !== undefined, (query) => query.where('idSesion', '!=', String(menos)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes expired data: codes and guesses of yesterday, sessions ended a quarter ago. */
export async function deleteVencidos(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db.deleteFrom('codigos').where('venceEn', '<', ago(1)).execute();
  await db.deleteFrom('cambiosCorreo').where('venceEn', '<', ago(1)).execute();
  await db.deleteFrom('intentos').where('desde', '<', ago(2)).execute();
  await db.deleteFrom('sesiones').where('venceEn', '<', ago(90)).execute();
}

function openSesiones(db: Db, now: Date) {
  return db.selectFrom('sesiones').where('sesiones.cerradaEn', 'is', null).where('sesiones.venceEn', '>', now);
}
