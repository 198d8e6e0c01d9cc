import { sql } from 'kysely';
import type { Db } from './db.ts';

export interface Allowance {
  /** Requests set apart in this minute by all processes, these included. */
  readonly apartadas: number;
  /** Milliseconds until the minute ends, by the clock of the database. */
  readonly ms: number;
}

/** Sets apart `many` requests of the present minute under a key, in one statement that processes queue for. */
export async function takeAllowance(db: Db, clave: Buffer, many: number): Promise<Allowance> {
  const { rows } = await sql<Allowance>`
    insert into peticiones_por_minuto as p (clave, minuto, apartadas) values (${clave}, date_trunc('minute', now()), ${many})
    on conflict (clave, minuto) do update set apartadas = p.apartadas + excluded.apartadas
    returning apartadas, ceil(extract(epoch from minuto + interval '1 minute' - now()) * 1000)::integer as ms`.execute(
    db,
  );
  const [allowance] = rows;
  if (!allowance) throw new Error('No allowance');
  return allowance;
}

/** Removes what was set apart in minutes that ended before. */
export async function forgetAllowances(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('peticionesPorMinuto').where('minuto', '<', before).execute();
}
