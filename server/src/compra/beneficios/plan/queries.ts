import { type ClaseDeUnidad, DAY, DIAS_DE_DEVUELTAS } from '@fedatario/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';

/** The plan of a customer as their purchases see it, as one value of any statement; null without one. */
export interface PlanDeCliente {
  readonly idSuscripcion: string;
  readonly nombre: string;
  readonly estado: string;
  readonly periodo: string;
  /** The length of the period that the renewal brings. */
  readonly periodoSiguiente: string | null;
  readonly finPeriodo: string;
  readonly enMoraDesde: string | null;
  readonly vuelta: number;
  readonly descuento: number;
  readonly categorias: readonly string[];
  /** Units of the kind that was asked for that may be reserved; null has no limit. */
  readonly disponible: number | null;
  /** Its terms give units of that kind. */
  readonly da: boolean;
  /** The refund of its present period waits for a decision. */
  readonly enDevolucion: boolean;
  /** The last time that a unit came back because of the office; of a plan that is over, only such units are left. */
  readonly devueltoEn: string | null;
}

/**
 * The plan that a customer has, or one that is over and whose units the office still owes. With the moment, those that are owed then come
 * before a plan that has none left; without it, a plan that goes on comes first.
 */
export function planDe(idUsuario: RawBuilder<unknown>, clase: ClaseDeUnidad = 'documento', now?: Date) {
  const desde = now && new Date(now.getTime() - DIAS_DE_DEVUELTAS * DAY);
  const debidas = desde ? sql`d.devuelto_en > ${desde}` : sql`d.devuelto_en is not null`;
  const agotadosAlFinal = desde ? sql`coalesce(b.disponible = 0, b.id_suscripcion is null), ` : sql``;
  return sql<PlanDeCliente | null>`(select json_build_object('idSuscripcion', s.id_suscripcion, 'nombre', s.nombre_plan,
      'estado', s.estado, 'periodo', s.periodo, 'periodoSiguiente', s.periodo_siguiente, 'finPeriodo', s.fin_periodo,
      'enMoraDesde', s.en_mora_desde, 'vuelta', s.vuelta,
      'descuento', case when s.estado = 'cancelada' then 0 else w.descuento end, 'categorias', w.categorias,
      'disponible', case when b.id_suscripcion is null then 0 else b.disponible end,
      'da', case when ${clase} = 'cita' then w.citas else w.documentos end is distinct from 0,
      'enDevolucion', ${enDevolucion('s')}, 'devueltoEn', d.devuelto_en)
    from suscripciones s join versiones_plan w on w.id_version = s.id_version
    left join beneficio_saldos b on b.id_suscripcion = s.id_suscripcion and b.clase = ${clase}
    left join lateral (select max(o.hecho_en) as devuelto_en from beneficios o
      where s.estado = 'cancelada' and o.id_suscripcion = s.id_suscripcion and o.clase = ${clase} and o.por_oficina) d on true
    where s.id_usuario = ${idUsuario} and (s.estado in ('activa', 'enMora', 'cambioProgramado', 'cancelacionProgramada')
      or (s.estado = 'cancelada' and b.disponible > 0 and ${debidas}))
    order by ${agotadosAlFinal}s.estado = 'cancelada', d.devuelto_en desc limit 1)`;
}

/** Whether the refund of the present period of a subscription was asked for and not decided yet. */
export function enDevolucion(suscripcion: string) {
  const s = sql.ref(suscripcion);
  return sql<boolean>`exists (select from suscripcion_cargos g join reembolsos r on r.id_factura = g.id_factura
    where g.id_suscripcion = ${s}.id_suscripcion and g.vuelta = ${s}.vuelta and g.estado = 'aplicado' and g.clase <> 'cambio'
      and r.estado in ('solicitado', 'cotizado'))`;
}

/** The plan of a customer for a unit of that kind now; null without one. */
export async function readPlan(
  db: Db,
  { idUsuario, clase, now }: { idUsuario: string; clase: ClaseDeUnidad; now: Date },
): Promise<PlanDeCliente | null> {
  const { rows } = await sql<{
    plan: PlanDeCliente | null;
  }>`select ${planDe(sql`${idUsuario}::uuid`, clase, now)} as plan`.execute(db);
  return rows[0]?.plan ?? null;
}
