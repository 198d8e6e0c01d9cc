import { suscripcionesEmpezadas, suscripcionesImpagas, suscripcionesSinCambio } from '@fedatario/contract/compra';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';

interface Turno {
  /** The last subscription that was read. */
  readonly despuesDe: string | null;
  readonly limite: number;
}

/** Subscriptions whose renewal is near, or whose last charge was refused; the next ones by their ids. */
export function listPorAtender(db: Db, hasta: Date, { despuesDe, limite }: Turno) {
  return db
    .selectFrom('suscripciones')
    .selectAll()
    .where('estado', 'in', suscripcionesEmpezadas)
    .where(({ or, eb }) => or([eb('finPeriodo', '<=', hasta), eb('estado', 'in', suscripcionesImpagas)]))
    .$if(despuesDe !== null, (query) => query.where('idSuscripcion', '>', String(despuesDe)))
    .orderBy('idSuscripcion')
    .limit(limite)
    .execute();
}

/** Subscriptions whose plan has other terms on sale by their period, of which they were not told; the next ones by their ids. */
export function listConOtraVersion(db: Db, { despuesDe, limite }: Turno) {
  return db
    .selectFrom('suscripciones as s')
    .innerJoin('planes as p', 'p.idPlan', 's.idPlan')
    .select(['s.idSuscripcion', 'p.idVersionVigente'])
    .where('s.estado', 'in', suscripcionesSinCambio)
    .whereRef('s.idVersion', '<>', 'p.idVersionVigente')
    .where(({ or, eb, ref }) =>
      or([eb('s.idVersionSiguiente', 'is', null), eb('s.idVersionSiguiente', '<>', ref('p.idVersionVigente'))]),
    )
    .where(sql<SqlBool>`case s.periodo when 'anual' then p.precio_anual else p.precio_mensual end is not null`)
    .$if(despuesDe !== null, (query) => query.where('s.idSuscripcion', '>', String(despuesDe)))
    .orderBy('s.idSuscripcion')
    .limit(limite)
    .execute();
}
