import { columnasDeFiltro, idDeRol } from '@fedatario/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** Half-open interval: from `desde`, before `hasta`; null for no bound. */
export interface Intervalo {
  readonly desde: Date | null;
  readonly hasta: Date | null;
}

const enIntervalo = ({ desde, hasta }: Intervalo, instante: ReturnType<typeof sql>) =>
  sql`(${desde}::timestamptz is null or ${instante} >= ${desde}) and (${hasta}::timestamptz is null or ${instante} < ${hasta})`;

const abierto = sql`s.tipo = 'tramite' and s.estado = any(${[...columnasDeFiltro('todos')]})`;

/** The first delivery of each trámite. */
const entregas = sql`select h.id_solicitud, min(h.hecho_en) as en from solicitud_historial h
  where h.a = 'entregado' group by h.id_solicitud`;

export async function listAbiertos(db: Db, now: Date) {
  const { rows } = await sql<{ estado: string; cantidad: number; vencidos: number }>`
    select s.estado, count(*)::int as cantidad, (count(*) filter (where s.vence_en < ${now}))::int as vencidos
    from solicitudes s where ${abierto} group by s.estado`.execute(db);
  return rows;
}

export async function countMovidos(db: Db, intervalo: Intervalo): Promise<{ nuevos: number; entregados: number }> {
  const { rows } = await sql<{ nuevos: number; entregados: number }>`
    select
      (select count(*)::int from solicitudes s where s.tipo = 'tramite' and ${enIntervalo(intervalo, sql`s.creada_en`)}) as nuevos,
      (select count(*)::int from (${entregas}) e join solicitudes s using (id_solicitud)
        where s.tipo = 'tramite' and ${enIntervalo(intervalo, sql`e.en`)}) as entregados`.execute(db);
  return rows[0] ?? { nuevos: 0, entregados: 0 };
}

/** Each stay in a state that ended in the interval, from its step to the next of the same trámite. */
export async function listTiempos(db: Db, intervalo: Intervalo) {
  const { rows } = await sql<{ estado: string; veces: number; mediana: number; p90: number }>`
    with pasos as (
      select h.a as estado, h.hecho_en as desde,
        lead(h.hecho_en) over (partition by h.id_solicitud order by h.orden) as hasta
      from solicitud_historial h join solicitudes s using (id_solicitud) where s.tipo = 'tramite'
    ), estancias as (
      select estado, hasta, extract(epoch from hasta - desde) / 3600 as horas from pasos where hasta is not null
    )
    select estado, count(*)::int as veces,
      (percentile_cont(0.5) within group (order by horas))::float8 as mediana,
      (percentile_cont(0.9) within group (order by horas))::float8 as p90
    from estancias where ${enIntervalo(intervalo, sql`hasta`)} group by estado`.execute(db);
  return rows;
}

interface FilaDeNotario {
  readonly idNotario: string;
  readonly notario: string;
  readonly abiertos: number;
  readonly vencidos: number;
  readonly entregados: number;
  readonly horas: number | null;
  readonly promedio: number | null;
  readonly cuantas: number;
}

/** The notaries of the office, those with most past its term first. */
export async function listNotariosConTrabajo(db: Db, intervalo: Intervalo, now: Date): Promise<FilaDeNotario[]> {
  const { rows } = await sql<FilaDeNotario>`
    select u.id_usuario as id_notario, u.nombre_completo as notario, hoy.abiertos, hoy.vencidos,
      hecho.entregados, hecho.horas, dicho.promedio, dicho.cuantas
    from usuarios u
      cross join lateral (select count(*)::int as abiertos, (count(*) filter (where s.vence_en < ${now}))::int as vencidos
        from solicitudes s where s.id_notario = u.id_usuario and ${abierto}) hoy
      cross join lateral (select count(*)::int as entregados,
          (percentile_cont(0.5) within group (order by extract(epoch from e.en - s.aceptada_en) / 3600))::float8 as horas
        from (${entregas}) e join solicitudes s using (id_solicitud)
        where s.id_notario = u.id_usuario and s.tipo = 'tramite' and ${enIntervalo(intervalo, sql`e.en`)}) hecho
      cross join lateral (select avg(c.puntos)::float8 as promedio, count(*)::int as cuantas
        from calificaciones c where c.id_notario = u.id_usuario and ${enIntervalo(intervalo, sql`c.creada_en`)}) dicho
    where u.id_rol = ${idDeRol.notario} and (u.activo or hoy.abiertos > 0 or hecho.entregados > 0)
    order by hoy.vencidos desc, hoy.abiertos desc, u.nombre_completo, u.id_usuario`.execute(db);
  return rows;
}
