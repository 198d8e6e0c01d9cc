import type { GestionesEnEstado, GestionesMovidas } from '@fedatario/contract/control';
import { gestionesSinResultado } from '@fedatario/contract/solicitud';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { words } from '../../../db/words.ts';
import { enIntervalo, type Intervalo } from '../../cierres/cierres.ts';

/** The open gestiones by state, in the order of their index. */
export async function listAbiertas(db: Db, now: Date): Promise<GestionesEnEstado[]> {
  const { rows } = await sql<GestionesEnEstado>`
    select s.estado, count(*)::int as cantidad, (count(*) filter (where s.vence_en < ${now}))::int as vencidas
    from solicitudes s where s.tipo = 'gestion' and s.grupo <> 'finalizado' group by s.estado`.execute(db);
  return rows;
}

/** Counts of an interval. The states are written out, so that the index of the ends serves; one that was claimed is delivered once more. */
export async function readMovidas(db: Db, intervalo: Intervalo): Promise<GestionesMovidas> {
  const hecho = enIntervalo(intervalo, sql`p.hecho_en`);
  const { rows } = await sql<GestionesMovidas>`select
    (select count(*) from solicitudes s where s.tipo = 'gestion' and ${enIntervalo(intervalo, sql`s.creada_en`)})::int as nuevas,
    (select count(*) from solicitud_historial p where p.a = 'entregada' and ${hecho} and not exists (
      select from solicitud_historial e where e.id_solicitud = p.id_solicitud and e.a = 'entregada' and e.orden < p.orden
    ))::int as entregadas,
    (select count(*) from solicitud_historial p where p.a in (${words(gestionesSinResultado)})
      and ${hecho})::int as sin_resultado`.execute(db);
  return rows[0] as GestionesMovidas;
}
