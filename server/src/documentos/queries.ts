import type { Insertable } from 'kysely';
import type { Db } from '../db/db.ts';
import type { DB } from '../db/tables.ts';
import type { Actor } from '../http/route.ts';

export async function insertDocumento(db: Db, row: Insertable<DB['documentos']>): Promise<void> {
  await db.insertInto('documentos').values(row).execute();
}

/** The newest document of a solicitud of the actor's. */
export async function findPropio(db: Db, { idUsuario }: Pick<Actor, 'idUsuario'>, idSolicitud: string) {
  return db
    .selectFrom('documentos as d')
    .innerJoin('solicitudes as s', 's.idSolicitud', 'd.idSolicitud')
    .select('d.idArchivo')
    .where('d.idSolicitud', '=', idSolicitud)
    .where('s.idUsuario', '=', idUsuario)
    .orderBy('d.version', 'desc')
    .executeTakeFirst();
}
