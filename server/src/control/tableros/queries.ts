import { columnasDeFiltro, type EstadoTramite, idDeRol } from '@fedatario/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { enIntervalo, type Intervalo } from '../cierres/cierres.ts';

const abierto = sql`s.tipo = 'tramite' and s.estado = any(${[...columnasDeFiltro('todos')]})`;

/** Open trámites by whose turn it is, as the lists of the office group them. */
const turnos = sql`(count(*) filter (where s.grupo = 'oficina'))::int as en_proceso,
  (count(*) filter (where s.grupo = 'cliente'))::int as del_cliente`;

export async function countAbiertos(db: Db): Promise<{ enProceso: number; delCliente: number }> {
  const { rows } = await sql<{ enProceso: number; delCliente: number }>`
    select ${turnos} from solicitudes s where ${abierto}`.execute(db);
  return rows[0] ?? { enProceso: 0, delCliente: 0 };
}

/** The first deliveries of an interval: those of trámites that were not delivered before it. */
const entregas = (intervalo: Intervalo) => sql`select h.id_solicitud, min(h.hecho_en) as en from solicitud_historial h
  where h.a = 'entregado' and ${enIntervalo(intervalo, sql`h.hecho_en`)}
    and ${
      intervalo.desde === null
        ? sql`true`
        : sql`not exists (select from solicitud_historial p where p.id_solicitud = h.id_solicitud and p.a = 'entregado'
      and p.hecho_en < ${intervalo.desde})`
    } group by h.id_solicitud`;

export async function listAbiertos(db: Db, now: Date) {
  const { rows } = await sql<{ estado: string; cantidad: number; vencidos: number }>`
    select s.estado, count(*)::int as cantidad, (count(*) filter (where s.vence_en < ${now}))::int as vencidos
    from solicitudes s where ${abierto} group by s.estado`.execute(db);
  return rows;
}

/** The states in which a trámite ends without its document. */
const SIN_DOCUMENTO: readonly EstadoTramite[] = ['cancelado', 'rechazado', 'caducado'];

interface Movidos {
  readonly nuevos: number;
  readonly entregados: number;
  readonly sinEntregar: number;
}

export async function countMovidos(db: Db, intervalo: Intervalo): Promise<Movidos> {
  const { rows } = await sql<Movidos>`
    select
      (select count(*)::int from solicitudes s where s.tipo = 'tramite' and ${enIntervalo(intervalo, sql`s.creada_en`)}) as nuevos,
      (select count(*)::int from (${entregas(intervalo)}) e join solicitudes s using (id_solicitud)
        where s.tipo = 'tramite') as entregados,
      (select count(distinct h.id_solicitud)::int from solicitud_historial h join solicitudes s using (id_solicitud)
        where s.tipo = 'tramite' and h.a = any(${[...SIN_DOCUMENTO]}) and ${enIntervalo(intervalo, sql`h.hecho_en`)}) as sin_entregar`.execute(
    db,
  );
  return rows[0] ?? { nuevos: 0, entregados: 0, sinEntregar: 0 };
}

/** Each stay in a state that ended in the interval, read from the histories that have a step in it. Steps that keep the state, as giving it to another notary, are of one stay. */
export async function listTiempos(db: Db, intervalo: Intervalo) {
  const { rows } = await sql<{ estado: string; veces: number; mediana: number; p90: number }>`
    with pasos as (
      select h.id_solicitud, h.orden, h.a, h.hecho_en, lag(h.a) over (partition by h.id_solicitud order by h.orden) as antes
      from solicitud_historial h join solicitudes s using (id_solicitud)
      where s.tipo = 'tramite' and ${
        intervalo.desde === null && intervalo.hasta === null
          ? sql`true`
          : sql`h.id_solicitud in (select x.id_solicitud from solicitud_historial x
        where ${enIntervalo(intervalo, sql`x.hecho_en`)})`
      }
    ), entradas as (
      select a as estado, hecho_en as desde, lead(hecho_en) over (partition by id_solicitud order by orden) as hasta
      from pasos where a is distinct from antes
    ), estancias as (
      select estado, hasta, extract(epoch from hasta - desde) / 3600 as horas from entradas where hasta is not null
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
  readonly enProceso: number;
  readonly delCliente: number;
  readonly vencidos: number;
  readonly entregados: number;
  readonly horas: number | null;
  readonly promedio: number | null;
  readonly cuantas: number;
}

/** The notaries of the office, those with most past its term first. */
export async function listNotariosConTrabajo(db: Db, intervalo: Intervalo, now: Date): Promise<FilaDeNotario[]> {
  const { rows } = await sql<FilaDeNotario>`
    with hechas as (
      select s.id_notario, count(*)::int as entregados,
        (percentile_cont(0.5) within group (order by extract(epoch from e.en - s.aceptada_en) / 3600))::float8 as horas
      from (${entregas(intervalo)}) e join solicitudes s using (id_solicitud) where s.tipo = 'tramite' group by s.id_notario
    )
    select u.id_usuario as id_notario, u.nombre_completo as notario, hoy.en_proceso, hoy.del_cliente, hoy.vencidos,
      coalesce(hecho.entregados, 0) as entregados, hecho.horas, dicho.promedio, dicho.cuantas
    from usuarios u
      cross join lateral (select ${turnos}, (count(*) filter (where s.vence_en < ${now}))::int as vencidos
        from solicitudes s where s.id_notario = u.id_usuario and ${abierto}) hoy
      left join hechas hecho on hecho.id_notario = u.id_usuario
      cross join lateral (select avg(c.puntos)::float8 as promedio, count(*)::int as cuantas
        from calificaciones c where c.id_notario = u.id_usuario and ${enIntervalo(intervalo, sql`c.creada_en`)}) dicho
    where u.id_rol = ${idDeRol.notario} and (u.activo or hoy.en_proceso + hoy.del_cliente > 0 or hecho.entregados > 0)
    order by hoy.vencidos desc, hoy.en_proceso + hoy.del_cliente desc, u.nombre_completo, u.id_usuario`.execute(db);
  return rows;
}
