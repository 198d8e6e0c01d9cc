import { COMENTARIO_MAXIMO } from '@fedatario/contract/tramite';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Actor } from '../../http/route.ts';

type Lector = Pick<Actor, 'idUsuario' | 'rol'>;

/** A trámite with its rating, if the actor may see it; without an actor, any. */
export async function findCalificada(db: Db, actor: Lector | undefined, idSolicitud: string) {
  return db
    .selectFrom('solicitudes as s')
    .innerJoin('usuarios as u', 'u.idUsuario', 's.idUsuario')
    .leftJoin('calificaciones as c', 'c.idSolicitud', 's.idSolicitud')
    .select([
      's.idSolicitud',
      's.serie',
      's.numero',
      's.nombre',
      's.estado',
      's.idUsuario',
      's.idNotario',
      's.idProducto',
    ])
    .select(['u.nombreCompleto as quien', 'c.puntos', 'c.comentario', 'c.creadaEn', 'c.actualizadaEn'])
    .select(['c.firma', 'c.elegidaEn'])
    .where('s.idSolicitud', '=', idSolicitud)
    .where('s.tipo', '=', 'tramite')
    .$if(actor?.rol === 'cliente', (query) => query.where('s.idUsuario', '=', String(actor?.idUsuario)))
    .$if(actor?.rol === 'notario', (query) => query.where('s.idNotario', '=', String(actor?.idUsuario)))
    .executeTakeFirst();
}

export type CalificadaRow = NonNullable<Awaited<ReturnType<typeof findCalificada>>>;

interface Dicho {
  readonly idSolicitud: string;
  readonly idUsuario: string;
  readonly idNotario: string | null;
  readonly idProducto: string;
  readonly puntos: number;
  readonly comentario: string | null;
  /** The name shown with it, of whoever lets it be shown. */
  readonly firma: string | null;
}

/** Saves a rating, or changes one given at `desde` or later. False when it is older. Other words were not chosen by anybody. */
export async function upsertCalificacion(db: Db, dicho: Dicho, now: Date, desde: Date): Promise<boolean> {
  const { puntos, comentario, firma } = dicho;
  const consentidaEn = firma === null ? null : now;
  const revision = sql<number>`calificaciones.revision + 1`;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('calificaciones')
    .values({ ...dicho, consentidaEn, creadaEn: now, actualizadaEn: now })
    .onConflict((on) =>
      on
        .column('idSolicitud')
        .doUpdateSet({ puntos, comentario, firma, consentidaEn, elegidaEn: null, revision, actualizadaEn: now })
        .where('calificaciones.creadaEn', '>=', desde),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Withdraws what a customer said of showing any of their words; nobody has chosen them any more. */
export async function updateSinConsentimiento(db: Db, idUsuario: string): Promise<void> {
  await db
    .updateTable('calificaciones')
    .set({ firma: null, consentidaEn: null, elegidaEn: null })
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('idUsuario', '=', idUsuario)
    .where('consentidaEn', 'is not', null)
    .execute();
}

/** Says, or no longer says, that the words may be shown; either way nobody has chosen them. False without words, or with too many. */
export async function updateConsentimiento(
  db: Db,
  idSolicitud: string,
  firma: string | null,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('calificaciones')
    .set({ firma, consentidaEn: firma === null ? null : now, elegidaEn: null })
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('idSolicitud', '=', idSolicitud)
    .$if(firma !== null, (query) => query.where(sql<number>`length(comentario)`, '<=', COMENTARIO_MAXIMO))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
