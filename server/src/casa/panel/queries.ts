import { deberesPendientes } from '@fedatario/contract/acto';
import type { Espera } from '@fedatario/contract/casa';
import {
  comprobantesPorRevisar,
  dtesSinCertificar,
  estadosSinDecidir,
  reembolsosDevolviendo,
} from '@fedatario/contract/compra';
import {
  estadosAcordadosDeCita,
  gestionesSinAsignar,
  tramitesNoEntregados,
  tramitesSinAsignar,
} from '@fedatario/contract/solicitud';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { words } from '../../db/words.ts';
import { DEAD_LETTERS } from '../../queue/queue.ts';

export interface Cuenta {
  readonly que: Espera;
  readonly cantidad: number;
  readonly desde: Date | null;
}

interface Deberes {
  readonly venceHasta: string;
  /** The user who asks: their trámites are counted if they are a notary. */
  readonly idUsuario: string;
  readonly now: Date;
  /** The notary whose duties are counted; null for all. */
  readonly idNotario: string | null;
}

/** Count of the items that wait for the office, by kind, with the oldest of each. */
export async function countEsperas(db: Db, { venceHasta, idUsuario, now, idNotario }: Deberes): Promise<Cuenta[]> {
  const { rows } = await sql<Cuenta>`
    select q.que, count(s.id_solicitud)::int as cantidad, min(s.actualizada_en) as desde
      from (values ('tramitesPorAceptar', 'asignado'), ('tramitesPorRevisar', 'enRevision'), ('tramitesPorFirmar', 'porFirmar'))
        as q (que, estado)
        left join solicitudes s on s.tipo = 'tramite' and s.id_notario = ${idUsuario} and s.estado = q.estado
      group by q.que
    union all
    select 'tramitesVencidos', count(*)::int, min(vence_en)
      from solicitudes where tipo = 'tramite' and id_notario = ${idUsuario} and vence_en < ${now}
    union all
    select 'comprobantes' as que, count(*)::int as cantidad, min(creado_en) as desde
      from comprobantes where estado in (${words(comprobantesPorRevisar)})
    union all
    select 'reembolsosPorDecidir', count(*)::int, min(creado_en)
      from reembolsos where estado in (${words(estadosSinDecidir)})
    union all
    select 'reembolsosPorPagar', count(*)::int, min(creado_en)
      from reembolsos where estado in (${words(reembolsosDevolviendo)}) and medio = 'manual'
    union all
    select 'tramitesSinAsignar', count(*)::int, min(actualizada_en)
      from solicitudes where tipo = 'tramite' and estado in (${words(tramitesSinAsignar)})
    union all
    select 'tramitesNoEntregados', count(*)::int, min(actualizada_en)
      from solicitudes where tipo = 'tramite' and estado in (${words(tramitesNoEntregados)})
    union all
    select 'gestionesSinAsignar', count(*)::int, min(actualizada_en)
      from solicitudes where tipo = 'gestion' and estado in (${words(gestionesSinAsignar)})
    union all
    select 'deberes', count(*)::int, min(creado_en)
      from deberes where estado in (${words(deberesPendientes)}) and vence_el <= ${venceHasta}::date
        and id_notario = coalesce(${idNotario}::uuid, id_notario)
    union all
    select 'dtesDetenidos', count(*)::int, min(creado_en)
      from dtes where estado in (${words(dtesSinCertificar)}) and errores <> '[]'
    union all
    select 'trabajosDetenidos', count(*)::int, min(created_on)
      from pgboss.job where name = ${DEAD_LETTERS} and state < 'active'`.execute(db);
  return rows;
}

const CITAS_DEL_DIA = 20;

/** Appointments of a day that are not over, the next first: of one notary, or of all. */
export function listAgenda(
  db: Db,
  { desde, hasta, idNotario }: { desde: Date; hasta: Date; idNotario: string | null },
) {
  return db
    .selectFrom('citas as c')
    .innerJoin('usuarios as u', 'u.idUsuario', 'c.idUsuario')
    .leftJoin('solicitudes as s', 's.idSolicitud', 'c.idSolicitud')
    .select(['c.idCita', 'c.inicio', 'c.fin', 'c.idSolicitud', 'u.nombreCompleto as cliente', 's.nombre as tramite'])
    .where('c.estado', 'in', estadosAcordadosDeCita)
    .where('c.fin', '>', desde)
    .where('c.inicio', '<', hasta)
    .$if(idNotario !== null, (query) => query.where('c.idNotario', '=', String(idNotario)))
    .orderBy('c.inicio')
    .orderBy('c.idCita')
    .limit(CITAS_DEL_DIA)
    .execute();
}
