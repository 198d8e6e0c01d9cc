import type { Db } from '../../db/db.ts';
import type { Actor } from '../../http/route.ts';

type Lector = Pick<Actor, 'idUsuario' | 'rol'>;

/** A trámite with its rating, if the actor may see it; without an actor, any. */
export async function findCalificada(db: Db, actor: Lector | undefined, idSolicitud: string) {
  return db
    .selectFrom('solicitudes as s')
    .innerJoin('usuarios as u', 'u.idUsuario', 's.idUsuario')
    .leftJoin('calificaciones as c', 'c.idSolicitud', 's.idSolicitud')
    .select(['s.idSolicitud', 's.serie', 's.numero', 's.nombre', 's.estado', 's.idUsuario', 's.idNotario'])
    .select(['u.nombreCompleto as quien', 'c.puntos', 'c.comentario', 'c.creadaEn', 'c.actualizadaEn'])
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
  readonly puntos: number;
  readonly comentario: string | null;
}

/** Saves a rating, or changes one given at `desde` or later. False when it is older. */
export async function upsertCalificacion(db: Db, dicho: Dicho, now: Date, desde: Date): Promise<boolean> {
  const { puntos, comentario } = dicho;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('calificaciones')
    .values({ ...dicho, creadaEn: now, actualizadaEn: now })
    .onConflict((on) =>
      on
        .column('idSolicitud')
        .doUpdateSet({ puntos, comentario, actualizadaEn: now })
        .where('calificaciones.creadaEn', '>=', desde),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
