import { type Notificacion, SIN_LEER_CONTADAS, type TipoDeNotificacion } from '@fedatario/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../db/db.ts';
import type { DB } from '../db/tables.ts';

const columns = ['idNotificacion', 'tipo', 'titulo', 'texto', 'enlace', 'creadaEn', 'leidaEn'] as const;

function visibles(db: Db, idUsuario: string) {
  return db.selectFrom('notificaciones').where('idUsuario', '=', idUsuario).where('enApp', '=', true);
}

interface Lista {
  readonly idUsuario: string;
  readonly antesDe?: string | undefined;
  readonly soloSinLeer?: boolean;
  readonly limite: number;
}

/** Her notices, the newest first. */
export async function listNotificaciones(db: Db, { idUsuario, antesDe, soloSinLeer = false, limite }: Lista) {
  const rows = await visibles(db, idUsuario)
    .select(columns)
    .$if(antesDe !== undefined, (query) => query.where('idNotificacion', '<', String(antesDe)))
    .$if(soloSinLeer, (query) => query.where('leidaEn', 'is', null))
    .orderBy('idNotificacion', 'desc')
    .limit(limite)
    .execute();
  return rows.map(toNotificacion);
}

/** How many she has not read, counted to `SIN_LEER_CONTADAS` and one more. */
export async function countSinLeer(db: Db, idUsuario: string): Promise<number> {
  const some = visibles(db, idUsuario)
    .select('idNotificacion')
    .where('leidaEn', 'is', null)
    .limit(SIN_LEER_CONTADAS + 1);
  const row = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

/** Marks hers read; what was read before keeps its instant. Undefined when she has no such notice. */
export async function markRead(db: Db, idUsuario: string, idNotificacion: string, now: Date) {
  const row = await db
    .updateTable('notificaciones')
    .set((eb) => ({ leidaEn: eb.fn.coalesce('leidaEn', eb.val(now)) }))
    .where('idNotificacion', '=', idNotificacion)
    .where('idUsuario', '=', idUsuario)
    .where('enApp', '=', true)
    .returning(columns)
    .executeTakeFirst();
  return row && toNotificacion(row);
}

/** Marks all of hers read up to one that she saw: what came meanwhile stays unread. */
export async function markAllRead(db: Db, idUsuario: string, hasta: string, now: Date): Promise<void> {
  await db
    .updateTable('notificaciones')
    .set({ leidaEn: now })
    .where('idUsuario', '=', idUsuario)
    .where('idNotificacion', '<=', hasta)
    .where('leidaEn', 'is', null)
    .where('enApp', '=', true)
    .execute();
}

type Row = Pick<Selectable<DB['notificaciones']>, (typeof columns)[number]>;

function toNotificacion({ tipo, creadaEn, leidaEn, ...row }: Row): Notificacion {
  const instantes = { creadaEn: creadaEn.toISOString(), leidaEn: leidaEn?.toISOString() ?? null };
  return { ...row, tipo: tipo as TipoDeNotificacion, ...instantes };
}
