import { esperasVivas, estadosGuardadosDeCita } from '@fedatario/contract/solicitud';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';
import type { Actor } from '../../../http/route.ts';

const ESPERAS_POR_LISTA = 500;

/** Live wishes that the actor may see, in their order. */
export function listEsperas(db: Db, { idUsuario, rol }: Pick<Actor, 'idUsuario' | 'rol'>, now: Date) {
  return db
    .selectFrom('esperasDeCitas as e')
    .innerJoin('usuarios as u', 'u.idUsuario', 'e.idUsuario')
    .leftJoin('solicitudes as s', 's.idSolicitud', 'e.idSolicitud')
    .leftJoin('usuarios as n', (on) => on.on(sql<SqlBool>`n.id_usuario = coalesce(e.id_notario, s.id_notario)`))
    .leftJoin('citas as c', (on) =>
      on.onRef('c.idCita', '=', 'e.idCita').on(sql<SqlBool>`coalesce(c.retenida_hasta, c.propuesta_hasta) > ${now}`),
    )
    .select([
      'e.idEspera',
      'e.clase',
      'e.modalidad',
      'e.idUsuario',
      'e.idSolicitud',
      'e.desde',
      'e.hasta',
      'e.creadaEn',
    ])
    .select([
      'u.nombreCompleto as cliente',
      'n.idUsuario as idNotario',
      'n.nombreCompleto as notario',
      sql<Date | null>`coalesce(c.retenida_hasta, c.propuesta_hasta)`.as('ofrecidaHasta'),
    ])
    .where('e.estado', 'in', esperasVivas)
    .where('e.hasta', '>', now)
    .$if(rol === 'cliente', (query) => query.where('e.idUsuario', '=', idUsuario))
    .$if(rol === 'notario', (query) => query.where('n.idUsuario', '=', idUsuario))
    .orderBy('e.creadaEn')
    .orderBy('e.idEspera')
    .limit(ESPERAS_POR_LISTA)
    .execute();
}

export type EsperaRow = Awaited<ReturnType<typeof listEsperas>>[number];

/** Ends the wish that a customer had for the same thing, and writes the new one. */
export async function insertEspera(db: Db, espera: Insertable<DB['esperasDeCitas']>): Promise<void> {
  await db
    .updateTable('esperasDeCitas')
    .set({ estado: 'retirada' })
    .where('idUsuario', '=', espera.idUsuario)
    .where('clase', '=', espera.clase)
    .where(sql<boolean>`id_solicitud is not distinct from ${espera.idSolicitud ?? null}::uuid`)
    .where('estado', '=', 'espera')
    .execute();
  await db.insertInto('esperasDeCitas').values(espera).execute();
}

/** A live wish of somebody's, locked. */
export function lockEspera(db: Db, idUsuario: string, idEspera: string) {
  return db
    .selectFrom('esperasDeCitas')
    .select(['idEspera', 'idCita'])
    .where('idEspera', '=', idEspera)
    .where('idUsuario', '=', idUsuario)
    .where('estado', 'in', esperasVivas)
    .forUpdate()
    .executeTakeFirst();
}

/** Wishes that wait, in their order, locked. */
export function lockEnEspera(db: Db, limite: number) {
  return db
    .selectFrom('esperasDeCitas')
    .selectAll()
    .where('estado', '=', 'espera')
    .orderBy('creadaEn')
    .orderBy('idEspera')
    .limit(limite)
    .forUpdate()
    .skipLocked()
    .execute();
}

export type EnEspera = Awaited<ReturnType<typeof lockEnEspera>>[number];

export async function updateEspera(
  db: Db,
  idEspera: string,
  cambio: { estado: 'ofrecida'; idCita: string; inicio: Date } | { estado: 'retirada' | 'pasada' },
): Promise<void> {
  const { estado } = cambio;
  await db
    .updateTable('esperasDeCitas')
    .set(
      'idCita' in cambio
        ? { estado, idCita: cambio.idCita, ofrecidas: sql`ofrecidas || ${cambio.inicio}::timestamptz` }
        : { estado },
    )
    .where('idEspera', '=', idEspera)
    .execute();
}

/** Ends the wishes whose hours passed. */
export async function updatePasadas(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('esperasDeCitas')
    .set({ estado: 'pasada' })
    .where('estado', '=', 'espera')
    .where('hasta', '<=', now)
    .execute();
}

/** An hour that was offered was let go: its customer waits again. */
export async function updateDeNuevoEnEspera(db: Db, idCita: string): Promise<void> {
  await db
    .updateTable('esperasDeCitas')
    .set({ estado: 'espera', idCita: null })
    .where('idCita', '=', idCita)
    .where('estado', '=', 'ofrecida')
    .execute();
}

/** The wish is over with the hour that was offered, or with another that was asked for the same signing. */
export async function updateCumplidas(db: Db, idCita: string, idSolicitud: string | null): Promise<void> {
  await db
    .updateTable('esperasDeCitas')
    .set({ estado: 'cumplida' })
    .where('estado', 'in', esperasVivas)
    .where((eb) => eb.or([eb('idCita', '=', idCita), eb('idSolicitud', '=', idSolicitud)]))
    .execute();
}

/** Whether that hour was offered to somebody who waited for it. */
export async function hasOferta(db: Db, idCita: string): Promise<boolean> {
  const row = await db
    .selectFrom('esperasDeCitas')
    .select('idEspera')
    .where('idCita', '=', idCita)
    .where('estado', '=', 'ofrecida')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a customer keeps an hour now. */
export async function hasRetenida(db: Db, idUsuario: string): Promise<boolean> {
  const row = await db
    .selectFrom('citas')
    .select('idCita')
    .where('idUsuario', '=', idUsuario)
    .where('estado', 'in', estadosGuardadosDeCita)
    .executeTakeFirst();
  return row !== undefined;
}
