import type { Rol } from '@fedatario/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../db/db.ts';
import type { DB } from '../db/tables.ts';

export type Proposito = 'confirmar' | 'recuperar';

export interface Cuenta {
  readonly idUsuario: string;
  readonly email: string;
  readonly nombreCompleto: string;
  readonly activo: boolean;
  readonly claveHash: string | null;
  readonly confirmadaEn: Date | null;
  readonly exigeCambio: boolean;
}

export function findCuenta(db: Db, email: string): Promise<Cuenta | undefined> {
  return db
    .selectFrom('cuentas')
    .innerJoin('usuarios', 'usuarios.idUsuario', 'cuentas.idUsuario')
    .select(['usuarios.idUsuario', 'usuarios.email', 'usuarios.nombreCompleto', 'usuarios.activo'])
    .select(['cuentas.claveHash', 'cuentas.confirmadaEn', 'cuentas.exigeCambio'])
    .where('usuarios.email', '=', email)
    .executeTakeFirst();
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
export async function confirmCuenta(db: Db, email: string, now: Date): Promise<void> {
  const cuenta = await findCuenta(db, email);
  if (cuenta && !cuenta.confirmadaEn) await updateCuenta(db, email, { confirmadaEn: now });
}

/** The new code of a purpose; the one before stops to count. */
export async function replaceCodigo(db: Db, row: Insertable<DB['codigos']>): Promise<void> {
  await db
    .insertInto('codigos')
    .values({ ...row, intentos: 0 })
    .onConflict((conflict) =>
      conflict.columns(['idUsuario', 'proposito']).doUpdateSet({ hash: row.hash, venceEn: row.venceEn, intentos: 0 }),
    )
    .execute();
}

/** Counts one try against the live code and answers its hash; undefined when there is none left to try. */
export async function tryCodigo(db: Db, idUsuario: string, proposito: Proposito, tries: number, now: Date) {
  const row = await db
    .updateTable('codigos')
    .set((eb) => ({ intentos: eb('intentos', '+', 1) }))
    .where('idUsuario', '=', idUsuario)
    .where('proposito', '=', proposito)
    .where('venceEn', '>', now)
    .where('intentos', '<', tries)
    .returning('hash')
    .executeTakeFirst();
  return row?.hash;
}

export async function deleteCodigo(db: Db, idUsuario: string, proposito: Proposito): Promise<void> {
  await db.deleteFrom('codigos').where('idUsuario', '=', idUsuario).where('proposito', '=', proposito).execute();
}

export interface Ventana {
  readonly clave: Buffer;
  readonly limite: number;
  readonly segundos: number;
}

/**
 * Counts one guess, in one statement that concurrent guesses queue for. Past the limit of a window the key is blocked
 * for a window, then two, then four, a day at most; a day without a block forgets the doubling.
 */
export async function countIntento(db: Db, { clave, limite, segundos }: Ventana, now: Date) {
  const { rows } = await sql<{ cuenta: number; bloqueadoHasta: Date | null }>`
    insert into intentos as i (clave, cuenta, desde) values (${clave}, 1, ${now})
    on conflict (clave) do update set
      cuenta = case
        when i.bloqueado_hasta > ${now} then i.cuenta
        when i.bloqueado_hasta is not null or i.desde <= ${now}::timestamptz - ${segundos} * interval '1 second' then 1
        else i.cuenta + 1 end,
      desde = case
        when i.bloqueado_hasta > ${now} then i.desde
        when i.bloqueado_hasta is not null or i.desde <= ${now}::timestamptz - ${segundos} * interval '1 second' then ${now}
        else i.desde end,
      nivel = case
        when i.bloqueado_hasta is null and i.cuenta >= ${limite}
          and i.desde > ${now}::timestamptz - ${segundos} * interval '1 second' then least(i.nivel + 1, 10)
        when i.desde <= ${now}::timestamptz - interval '1 day' then 0
        else i.nivel end,
      bloqueado_hasta = case
        when i.bloqueado_hasta > ${now} then i.bloqueado_hasta
        when i.bloqueado_hasta is null and i.cuenta >= ${limite}
          and i.desde > ${now}::timestamptz - ${segundos} * interval '1 second'
          then ${now}::timestamptz + least(${segundos} * power(2, i.nivel), 86400) * interval '1 second'
        else null end
    returning cuenta, bloqueado_hasta as "bloqueadoHasta"`.execute(db);
  return rows[0];
}

export async function forgetIntentos(db: Db, clave: Buffer): Promise<void> {
  await db.deleteFrom('intentos').where('clave', '=', clave).execute();
}

export interface SesionAbierta {
  readonly idSesion: string;
  readonly idUsuario: string;
  readonly email: string;
  readonly rol: Rol;
  readonly generacion: number;
  readonly confirmada: boolean;
}

/** The open session of an active user. */
export async function findSesion(db: Db, idSesion: string, now: Date): Promise<SesionAbierta | undefined> {
  const row = await openSesiones(db, now)
    .innerJoin('usuarios', 'usuarios.idUsuario', 'sesiones.idUsuario')
    .innerJoin('roles', 'roles.idRol', 'usuarios.idRol')
    .select(['sesiones.idSesion', 'sesiones.idUsuario', 'sesiones.generacion', 'sesiones.confirmada'])
    .select(['usuarios.email', 'roles.nombre as rol'])
    .where('sesiones.idSesion', '=', idSesion)
    .where('usuarios.activo', '=', true)
    .executeTakeFirst();
  return row && { ...row, rol: row.rol as Rol };
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

export async function updateSesion(db: Db, idSesion: string, values: Updateable<DB['sesiones']>): Promise<void> {
  await db.updateTable('sesiones').set(values).where('idSesion', '=', idSesion).execute();
}

export interface Cierre {
  readonly idUsuario: string;
  readonly motivo: string;
  readonly now: Date;
  readonly solo?: string;
  readonly menos?: string;
}

/** Closes the open sessions of a user: all, only one, or all but one. Answers how many. */
export async function closeSesiones(db: Db, { idUsuario, motivo, now, solo, menos }: Cierre): Promise<number> {
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

/** Forgets what no longer serves: codes and guesses of yesterday, sessions ended a quarter ago. */
export async function forgetOld(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db.deleteFrom('codigos').where('venceEn', '<', ago(1)).execute();
  await db.deleteFrom('intentos').where('desde', '<', ago(2)).execute();
  await db.deleteFrom('sesiones').where('venceEn', '<', ago(90)).execute();
}

function openSesiones(db: Db, now: Date) {
  return db.selectFrom('sesiones').where('sesiones.cerradaEn', 'is', null).where('sesiones.venceEn', '>', now);
}
