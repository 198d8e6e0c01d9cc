import { CITAS_POR_AGENDA, estadosDeAgendaDeCita } from '@fedatario/contract/solicitud';
import type { Db } from '../../../db/db.ts';
import { atiende } from '../equipo/queries.ts';
import { type Lector, visibles } from '../paso/queries.ts';

export interface Ventana {
  readonly desde: Date;
  readonly hasta: Date;
  readonly idNotario: string | undefined;
}

/**
 * Citas of a window, of one notary or of all that the actor may see, with those that are proposed for it; those that take nobody's time
 * only when they took place. One more than an answer holds, which tells that there are more.
 */
export function listDeAgenda(db: Db, actor: Lector, { desde, hasta, idNotario }: Ventana, now: Date) {
  return visibles(db, actor)
    .where(({ or, and, eb }) =>
      or([
        and([eb('c.inicio', '<', hasta), eb('c.fin', '>', desde)]),
        and([eb('c.propuestaInicio', '<', hasta), eb('c.propuestaFin', '>', desde), eb('c.propuestaHasta', '>', now)]),
      ]),
    )
    .where('c.estado', 'in', estadosDeAgendaDeCita)
    .$if(idNotario !== undefined, (query) => query.where(atiende(String(idNotario))))
    .orderBy('c.inicio')
    .orderBy('c.idCita')
    .limit(CITAS_POR_AGENDA + 1)
    .execute();
}

/** Busy stretches of private calendars that touch a window, of one notary or of all. */
export function listOcupadoAjeno(db: Db, { desde, hasta, idNotario }: Ventana) {
  return db
    .selectFrom('ocupadoAjeno')
    .select(['idUsuario as idNotario', 'inicio', 'fin'])
    .where('inicio', '<', hasta)
    .where('fin', '>', desde)
    .$if(idNotario !== undefined, (query) => query.where('idUsuario', '=', String(idNotario)))
    .orderBy('inicio')
    .execute();
}
