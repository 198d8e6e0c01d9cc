import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';

export type CualesCitas = { readonly citas: readonly string[] } | { readonly persona: string };

/** Citas that are ahead, locked: these, or those of a customer or of a notary. */
export function lockPorCerrar(db: Db, cuales: CualesCitas, now: Date) {
  return db
    .selectFrom('citas')
    .selectAll()
    .where('estado', 'in', ['retenida', 'solicitada', 'confirmada'])
    .where('fin', '>', now)
    .where(({ or, eb }) =>
      'citas' in cuales
        ? eb('idCita', '=', sql<string>`any (${cuales.citas}::uuid[])`)
        : or([eb('idUsuario', '=', cuales.persona), eb('idNotario', '=', cuales.persona)]),
    )
    .orderBy('idCita')
    .forUpdate()
    .execute();
}
