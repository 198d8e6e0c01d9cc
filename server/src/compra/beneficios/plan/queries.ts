import {
  type ClaseDeUnidad,
  cargosAplicados,
  type EstadoSuscripcion,
  estadosConBeneficios,
  estadosSinDecidir,
  type PeriodoDePlan,
  suscripcionesTerminadas,
} from '@fedatario/contract/compra';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { words } from '../../../db/words.ts';

const terminada = sql`s.estado in (${words(suscripcionesTerminadas)})`;

/** A plan of a customer as their purchases see it. */
export interface PlanDeCliente {
  readonly idSuscripcion: string;
  readonly nombre: string;
  readonly estado: EstadoSuscripcion;
  readonly periodo: PeriodoDePlan;
  /** The length of the period that the renewal brings. */
  readonly periodoSiguiente: PeriodoDePlan | null;
  readonly finPeriodo: string;
  readonly enMoraDesde: string | null;
  readonly vuelta: number;
  readonly descuento: number;
  readonly categorias: readonly string[];
  /** Units of the kind that was asked for that may be reserved; null has no limit. */
  readonly disponible: number | null;
  /** Its terms give units of that kind, or the office gave some in this period. */
  readonly da: boolean;
  /** The refund of its present period waits for a decision. */
  readonly enDevolucion: boolean;
  /** The last time that a unit came back because of the office; of a plan that is over, only such units are left. */
  readonly devueltoEn: string | null;
}

/**
 * The plan of a customer that goes on, and after it those that are over and whose units the office still owes, the last ones first. None
 * of them stands in the way of another: the caller takes those that can be used now.
 */
export function planesDe(idUsuario: RawBuilder<unknown>, clase: ClaseDeUnidad = 'documento') {
  return sql<
    PlanDeCliente[]
  >`(select coalesce(json_agg(json_build_object('idSuscripcion', s.id_suscripcion, 'nombre', s.nombre_plan,
      'estado', s.estado, 'periodo', s.periodo, 'periodoSiguiente', s.periodo_siguiente, 'finPeriodo', s.fin_periodo,
      'enMoraDesde', s.en_mora_desde, 'vuelta', s.vuelta,
      'descuento', case when ${terminada} then 0 else w.descuento end, 'categorias', w.categorias,
      'disponible', case when b.id_suscripcion is null then 0 else b.disponible end,
      'da', case when ${clase} = 'cita' then w.citas else w.documentos end is distinct from 0
        or exists (select from beneficios o where o.id_suscripcion = s.id_suscripcion and o.clase = ${clase}
          and o.vuelta = s.vuelta and o.movimiento = 'otorgado'),
      'enDevolucion', ${enDevolucion('s')}, 'devueltoEn', d.devuelto_en)
      order by ${terminada}, d.devuelto_en desc), '[]'::json)
    from suscripciones s join versiones_plan w on w.id_version = s.id_version
    left join beneficio_saldos b on b.id_suscripcion = s.id_suscripcion and b.clase = ${clase}
    left join lateral (select max(o.hecho_en) as devuelto_en from beneficios o
      where ${terminada} and o.id_suscripcion = s.id_suscripcion and o.clase = ${clase} and o.por_oficina) d on true
    where s.id_usuario = ${idUsuario} and (s.estado in (${words(estadosConBeneficios)})
      or (${terminada} and b.disponible > 0 and d.devuelto_en is not null)))`;
}

/**
 * The lines `l` of the invoices whose money the present period of a subscription stands for: its last beginning or renewal, and the
 * changes of plan since, which credited what was left.
 */
export function delTramoPagado(suscripcion: string) {
  const s = sql.ref(suscripcion);
  return sql`suscripcion_cargos g join factura_lineas l on l.id_factura = g.id_factura and l.tipo = 'plan'
    where g.id_suscripcion = ${s}.id_suscripcion and g.estado in (${words(cargosAplicados)}) and g.vuelta >= (select max(h.vuelta)
      from suscripcion_cargos h where h.id_suscripcion = g.id_suscripcion and h.estado in (${words(cargosAplicados)}) and h.clase <> 'cambio')`;
}

/** Whether its customer asked for the refund of the present period of a subscription, and nobody decided yet. */
export function enDevolucion(suscripcion: string) {
  return sql<boolean>`exists (select ${devolucionPorDecidir(suscripcion)})`;
}

/** The order of that refund. */
export function facturaEnDevolucion(suscripcion: string) {
  return sql<string | null>`(select r.id_factura ${devolucionPorDecidir(suscripcion)} limit 1)`;
}

function devolucionPorDecidir(suscripcion: string) {
  const s = sql.ref(suscripcion);
  return sql`from suscripcion_cargos g join reembolsos r on r.id_factura = g.id_factura
    where g.id_suscripcion = ${s}.id_suscripcion and g.vuelta = ${s}.vuelta and g.estado in (${words(cargosAplicados)}) and g.clase <> 'cambio'
      and r.estado in (${words(estadosSinDecidir)}) and not r.de_oficio`;
}

/** The plans of a customer for units of that kind. */
export async function readPlanes(db: Db, idUsuario: string, clase: ClaseDeUnidad): Promise<readonly PlanDeCliente[]> {
  const { rows } = await sql<{
    planes: PlanDeCliente[];
  }>`select ${planesDe(sql`${idUsuario}::uuid`, clase)} as planes`.execute(db);
  return rows[0]?.planes ?? [];
}
