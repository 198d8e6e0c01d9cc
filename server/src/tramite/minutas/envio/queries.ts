import type { Db } from '../../../db/db.ts';

interface PorSalir {
  readonly idSolicitud: string;
  readonly idEnvio: string;
  readonly version: number;
  readonly pedidoPor: string;
  readonly pedidoEn: Date;
  readonly saleEn: Date;
}

/** Replaces a version that waited to be sent. */
export async function upsertPorSalir(db: Db, row: PorSalir): Promise<void> {
  await db
    .insertInto('minutaPorSalir')
    .values(row)
    .onConflict((conflict) => conflict.column('idSolicitud').doUpdateSet(row))
    .execute();
}

export async function findPorSalir(db: Db, idSolicitud: string) {
  return db
    .selectFrom('minutaPorSalir')
    .select(['version', 'saleEn'])
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirst();
}

/**
 * Takes the version that waits to be sent, so that nobody else does; undefined when it was taken before. `idEnvio`: only that
 * one.
 */
export async function takePorSalir(db: Db, idSolicitud: string, idEnvio?: string) {
  return db
    .deleteFrom('minutaPorSalir')
    .where('idSolicitud', '=', idSolicitud)
    .$if(idEnvio !== undefined, (query) => query.where('idEnvio', '=', String(idEnvio)))
    .returning(['version', 'pedidoPor'])
    .executeTakeFirst();
}
