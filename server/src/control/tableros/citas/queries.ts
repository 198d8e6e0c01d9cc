import type { CitasEnEstado } from '@fedatario/contract/control';
import { estadosAcordablesDeCita, estadosPedidosDeCita } from '@fedatario/contract/solicitud';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { enIntervalo, type Intervalo } from '../../cierres/cierres.ts';

/** Citas whose hour is in an interval, by state. */
export async function listPorEstado(db: Db, intervalo: Intervalo): Promise<CitasEnEstado[]> {
  const { rows } = await sql<CitasEnEstado>`
    select c.estado, count(*)::int as cantidad from citas c
    where c.estado = any(${estadosPedidosDeCita}) and ${enIntervalo(intervalo, sql`c.inicio`)} group by c.estado`.execute(
    db,
  );
  return rows;
}

interface Limites {
  readonly now: Date;
  readonly hoy: Date;
  readonly maniana: Date;
  readonly fin: Date;
}

/** Citas ahead from the beginning of today on: those of today, and those before an end. */
export async function countPorVenir(db: Db, { now, hoy, maniana, fin }: Limites) {
  const { rows } = await sql<{ hoy: number; enSieteDias: number }>`
    select (count(*) filter (where c.inicio < ${maniana}))::int as hoy, count(*)::int as en_siete_dias from citas c
    where c.estado = any(${estadosAcordablesDeCita}) and c.inicio >= ${hoy} and c.inicio < ${fin} and c.fin > ${now}`.execute(
    db,
  );
  return rows[0] as { hoy: number; enSieteDias: number };
}
