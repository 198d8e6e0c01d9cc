import { idDeRol } from '@fedatario/contract/base';
import type {
  Cadencia,
  FalloDeEnvio,
  FiltrosDeVista,
  FormatoDeReporte,
  ReporteDeOficina,
} from '@fedatario/contract/control';
import { type Insertable, sql, type Updateable } from 'kysely';
import { alfabetico } from '../../db/alfabeto.ts';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';

function conVista(db: Db) {
  return db
    .selectFrom('programaciones as p')
    .innerJoin('vistas as v', 'v.idVista', 'p.idVista')
    .innerJoin('usuarios as u', 'u.idUsuario', 'p.idUsuario')
    .select(['p.idProgramacion', 'p.idVista', 'p.idUsuario', 'p.dia', 'p.hora', 'p.pausada', 'p.revision'])
    .select(['p.proximaEn', 'p.ultimaEn', 'p.falloEn', 'u.nombreCompleto as deQuien', 'v.nombre as vista'])
    .select(['v.orden', 'v.ocultas'])
    .select(sql<Cadencia>`p.cada`.as('cada'))
    .select(sql<FormatoDeReporte>`p.formato`.as('formato'))
    .select(sql<FalloDeEnvio | null>`p.fallo`.as('fallo'))
    .select(sql<ReporteDeOficina>`v.lugar`.as('lugar'))
    .select(sql<FiltrosDeVista>`v.filtros`.as('filtros'));
}

export type ProgramacionRow = NonNullable<Awaited<ReturnType<typeof findProgramacion>>>;

export async function findProgramacion(db: Db, idProgramacion: string) {
  return conVista(db).where('p.idProgramacion', '=', idProgramacion).executeTakeFirst();
}

export async function lockProgramacion(db: Db, idProgramacion: string) {
  return conVista(db).where('p.idProgramacion', '=', idProgramacion).forUpdate('p').executeTakeFirst();
}

/** Those of a report that somebody made or receives; all of them, when `deTodos`. */
export async function listProgramaciones(db: Db, lugar: string, idUsuario: string, deTodos: boolean) {
  return conVista(db)
    .where('v.lugar', '=', lugar)
    .$if(!deTodos, (query) =>
      query.where(
        sql<boolean>`(p.id_usuario = ${idUsuario} or exists (select from programacion_destinatarios d
          where d.id_programacion = p.id_programacion and d.id_usuario = ${idUsuario} and d.baja_en is null))`,
      ),
    )
    .orderBy('p.creadaEn')
    .orderBy('p.idProgramacion')
    .execute();
}

/** Those whose time has come; another process that takes them at once skips these. */
export async function listPorSalir(db: Db, now: Date, limite: number) {
  return conVista(db)
    .where('p.pausada', '=', false)
    .where('p.proximaEn', '<=', now)
    .orderBy('p.proximaEn')
    .limit(limite)
    .forUpdate('p')
    .skipLocked()
    .execute();
}

/** The recipients of schedules, each with whether their account may see a report now. */
export async function listDestinatarios(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('programacionDestinatarios as d')
    .innerJoin('usuarios as u', 'u.idUsuario', 'd.idUsuario')
    .select(['d.idProgramacion', 'd.idUsuario', 'u.nombreCompleto as nombre'])
    .select(sql<boolean>`d.baja_en is not null`.as('baja'))
    .select(sql<boolean>`u.activo and u.id_rol in (${sql.join([idDeRol.admin, idDeRol.notario])})`.as('puede'))
    .where('d.idProgramacion', 'in', [...ids])
    .orderBy(alfabetico(sql`u.nombre_completo`))
    .orderBy('d.idUsuario')
    .execute();
}

/** The people of the office who are active, among these. */
export async function listPersonal(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('usuarios')
    .select('idUsuario')
    .where('idUsuario', 'in', [...ids])
    .where('idRol', 'in', [idDeRol.admin, idDeRol.notario])
    .where('activo', '=', true)
    .execute();
  return rows.map(({ idUsuario }) => idUsuario);
}

/** The active member of the office whom a report is for; undefined when they are one no longer. */
export async function findLector(db: Db, idUsuario: string) {
  return db
    .selectFrom('usuarios')
    .select(['idUsuario', 'email', 'idRol'])
    .where('idUsuario', '=', idUsuario)
    .where('idRol', 'in', [idDeRol.admin, idDeRol.notario])
    .where('activo', '=', true)
    .executeTakeFirst();
}

export async function insertProgramacion(db: Db, row: Insertable<DB['programaciones']>): Promise<void> {
  await db.insertInto('programaciones').values(row).execute();
}

export async function updateProgramacion(
  db: Db,
  idProgramacion: string,
  values: Updateable<DB['programaciones']>,
): Promise<void> {
  await db.updateTable('programaciones').set(values).where('idProgramacion', '=', idProgramacion).execute();
}

export async function deleteProgramacion(db: Db, idProgramacion: string): Promise<void> {
  await db.deleteFrom('programaciones').where('idProgramacion', '=', idProgramacion).execute();
}

/** Somebody who left stays out, also when they are named again. */
export async function replaceDestinatarios(db: Db, idProgramacion: string, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('programacionDestinatarios')
    .where('idProgramacion', '=', idProgramacion)
    .where('idUsuario', 'not in', [...ids])
    .execute();
  await db
    .insertInto('programacionDestinatarios')
    .values(ids.map((idUsuario) => ({ idProgramacion, idUsuario })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False for a person who does not receive it. */
export async function markBaja(db: Db, idProgramacion: string, idUsuario: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('programacionDestinatarios')
    .set({ bajaEn: now })
    .where('idProgramacion', '=', idProgramacion)
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface Entrega {
  readonly idProgramacion: string;
  readonly ocurrencia: Date;
  readonly idUsuario: string;
}

/** The last occurrence that mails were left for since an instant. */
export async function findOcurrenciaDesde(db: Db, idProgramacion: string, desde: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('programacionEntregas')
    .select('ocurrencia')
    .where('idProgramacion', '=', idProgramacion)
    .where('ocurrencia', '>', desde)
    .orderBy('ocurrencia', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.ocurrencia;
}

/** False when that mail was there before. */
export async function insertEntrega(db: Db, entrega: Entrega): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('programacionEntregas')
    .values(entrega)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A mail that is not sent yet. */
export async function findPendiente(db: Db, { idProgramacion, ocurrencia, idUsuario }: Entrega) {
  return db
    .selectFrom('programacionEntregas')
    .select('idUsuario')
    .where('idProgramacion', '=', idProgramacion)
    .where('ocurrencia', '=', ocurrencia)
    .where('idUsuario', '=', idUsuario)
    .where('enviadaEn', 'is', null)
    .executeTakeFirst();
}

/** Whoever comes first sends it. */
export async function takeEntrega(db: Db, { idProgramacion, ocurrencia, idUsuario }: Entrega, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('programacionEntregas')
    .set({ enviadaEn: now })
    .where('idProgramacion', '=', idProgramacion)
    .where('ocurrencia', '=', ocurrencia)
    .where('idUsuario', '=', idUsuario)
    .where('enviadaEn', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
