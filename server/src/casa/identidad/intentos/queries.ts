import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';

export interface Ventana {
  readonly clave: Buffer;
  readonly limite: number;
  readonly segundos: number;
  /** Seconds of the longest block. */
  readonly tope: number;
}

/**
 * Counts one guess, in one statement that concurrent guesses queue for; answers until when its key is blocked.
 * `desde` is the last guess that counted: only a window of silence starts the count again, so that no span of that length,
 * wherever it begins, holds more guesses than the limit. Past it the key is blocked for a window, then two, then four, as
 * far as `tope`; a day after the end of a block forgets the doubling.
 */
export async function countIntento(db: Db, { clave, limite, segundos, tope }: Ventana, now: Date) {
  const at = sql`${now}::timestamptz`;
  const blocked = sql`i.bloqueado_hasta > ${at}`;
  const silent = sql`(i.bloqueado_hasta is not null or i.desde <= ${at} - ${segundos} * interval '1 second')`;
  const full = sql`i.cuenta >= ${limite}`;
  const { rows } = await sql<{ bloqueadoHasta: Date | null }>`
    insert into intentos as i (clave, cuenta, desde) values (${clave}, 1, ${at})
    on conflict (clave) do update set
      cuenta = case when ${blocked} then i.cuenta when ${silent} then 1 else i.cuenta + 1 end,
      desde = case when ${blocked} then i.desde else ${at} end,
      nivel = case
        when ${blocked} then i.nivel
        when coalesce(i.bloqueado_hasta, i.desde) <= ${at} - interval '1 day' then 0
        when ${full} and not ${silent} then least(i.nivel + 1, 10)
        else i.nivel end,
      bloqueado_hasta = case
        when ${blocked} then i.bloqueado_hasta
        when ${full} and not ${silent} then ${at} + least(${segundos} * power(2, i.nivel), ${tope}) * interval '1 second'
        else null end
    returning bloqueado_hasta as "bloqueadoHasta"`.execute(db);
  return rows[0]?.bloqueadoHasta ?? undefined;
}

export async function deleteIntentos(db: Db, claves: readonly Buffer[]): Promise<void> {
  await db
    .deleteFrom('intentos')
    .where('clave', 'in', [...claves])
    .execute();
}
