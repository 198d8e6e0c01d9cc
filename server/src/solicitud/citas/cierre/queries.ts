import {
  estadosAcordadosDeCita,
  estadosEnDudaDeCita,
  estadosPorConfirmarDeCita,
  estadosVivosDeCita,
} from '@fedatario/contract/solicitud';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { atiende } from '../equipo/queries.ts';

export type CualesCitas = { readonly citas: readonly string[] } | { readonly persona: string };

/** Citas that are ahead, locked: these, or those of a customer or of a notary. */
export function lockPorCerrar(db: Db, cuales: CualesCitas, now: Date) {
  return db
    .selectFrom('citas')
    .selectAll()
    .where('estado', 'in', estadosVivosDeCita)
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

/** Locks the citas ahead of a customer's, and those that somebody attends as their notary or beside one, by their ids. */
export async function lockDePersona(db: Db, persona: string, now: Date): Promise<void> {
  await db
    .selectFrom('citas as c')
    .select('c.idCita')
    .where('c.estado', 'in', estadosVivosDeCita)
    .where('c.fin', '>', now)
    .where(({ or, eb }) => or([eb('c.idUsuario', '=', persona), atiende(persona)]))
    .orderBy('c.idCita')
    .forUpdate('c')
    .execute();
}

interface Plazos {
  readonly now: Date;
  readonly sinAnotarDesde: Date;
}

/** Ids of citas that the system acts on: begun without an answer, with a proposal that ran out, a claim nobody answered, or never noted. */
export async function listPorVencer(db: Db, { now, sinAnotarDesde }: Plazos, limite: number): Promise<string[]> {
  const rows = await db
    .selectFrom('citas')
    .select('idCita')
    .where((eb) =>
      eb.or([
        eb.and([eb('estado', 'in', estadosPorConfirmarDeCita), eb('inicio', '<=', now)]),
        eb('propuestaHasta', '<=', now),
        eb.and([eb('estado', 'in', estadosEnDudaDeCita), eb('respuestaHasta', '<=', now)]),
        eb.and([eb('estado', 'in', estadosAcordadosDeCita), eb('fin', '<=', sinAnotarDesde)]),
      ]),
    )
    .limit(limite)
    .execute();
  return rows.map(({ idCita }) => idCita);
}
