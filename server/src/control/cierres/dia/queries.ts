import { DAY } from '@fedatario/contract/base';
import { jurisdiccion } from '@fedatario/document-engine';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { diaLocal, inicioDelDia } from '../../../services/hora-local.ts';
import type { Dias } from './dias.ts';

export type Sql = ReturnType<typeof sql>;

/** Half-open interval: from `desde`, before `hasta`; null for no bound. */
export interface Intervalo {
  readonly desde: Date | null;
  readonly hasta: Date | null;
}

/** An interval with the first day that is not kept, from which its rows are read. */
export interface Corte extends Intervalo {
  readonly cierre: string | null;
}

/** Only the bounds that there are: a plan for any bounds would read every row. */
export const enIntervalo = ({ desde, hasta }: Intervalo, instante: Sql) =>
  sql`${desde === null ? sql`true` : sql`${instante} >= ${desde}`} and ${hasta === null ? sql`true` : sql`${instante} < ${hasta}`}`;

export const enDia = (instante: Sql) => sql`(${instante} at time zone ${jurisdiccion.zonaHoraria})::date`;

export const entreDias = ({ desde, hasta }: Dias): Intervalo => ({
  desde: inicioDelDia(desde),
  hasta: inicioDelDia(hasta),
});

/** The instants of one day. */
export function delDia(dia: string): Intervalo {
  const desde = inicioDelDia(dia);
  return { desde, hasta: new Date(desde.getTime() + DAY) };
}

/** The bounds of an interval in days, as far as they are kept, in a table `k` with a row for each day. */
export function diasGuardados({ desde, hasta, cierre }: Corte) {
  return sql`k.dia < ${cierre ?? '-infinity'}::date
    and ${desde === null ? sql`true` : sql`k.dia >= ${diaLocal(desde)}::date`}
    and ${hasta === null ? sql`true` : sql`k.dia < ${diaLocal(hasta)}::date`}`;
}

/** The part of an interval whose rows are read; null when all of it is kept. */
export function restoDe({ desde, hasta, cierre }: Corte): Intervalo | null {
  if (cierre === null) return { desde, hasta };
  const inicio = inicioDelDia(cierre);
  if (hasta !== null && hasta <= inicio) return null;
  return { desde: desde !== null && desde > inicio ? desde : inicio, hasta };
}

/** A query of these kept days whose rows are not those of another one, in any column. */
export function distintos(tabla: string, columnas: Sql, { dias, filas }: { dias: Dias; filas: Sql }) {
  const kept = sql`select ${columnas} from ${sql.table(tabla)} k where k.dia >= ${dias.desde}::date and k.dia < ${dias.hasta}::date`;
  return sql`(select dia from (${kept} except all (${filas})) a union select dia from ((${filas}) except all ${kept}) b)`;
}

/** Each says up to which day its kept tables go, and names the lock of who changes them. */
export type TablaDeCierre = 'cierre_de_ventas' | 'cierre_de_tramites' | 'cierre_de_planes';

export async function findCierre(db: Db, tabla: TablaDeCierre) {
  const { rows } = await sql<{ hasta: string; difieren: string[] }>`
    select hasta, difieren::text[] as difieren from ${sql.table(tabla)}`.execute(db);
  return rows[0];
}

/** One process closes after the other. */
export async function lockCierre(db: Db, tabla: TablaDeCierre): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${tabla}))`.execute(db);
}

export async function upsertCierre(
  db: Db,
  tabla: TablaDeCierre,
  { hasta, difieren, now }: { hasta: string; difieren: readonly string[]; now: Date },
): Promise<void> {
  await sql`insert into ${sql.table(tabla)} (hasta, difieren, revisado_en) values (${hasta}, ${[...difieren]}, ${now})
    on conflict (id) do update set hasta = excluded.hasta, difieren = excluded.difieren, revisado_en = excluded.revisado_en`.execute(
    db,
  );
}

export async function deleteGuardado(db: Db, tablas: readonly string[]): Promise<void> {
  for (const tabla of tablas) await sql`delete from ${sql.table(tabla)}`.execute(db);
}
