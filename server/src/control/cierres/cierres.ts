import { HOUR } from '@fedatario/contract';
import type { Db } from '../../db/db.ts';
import { diaLocal, inicioDelDia } from '../../services/hora-local.ts';
import { avisarDiferencias } from './diferencias.ts';
import {
  type Corte,
  deleteDias,
  findCierre,
  type Intervalo,
  insertDias,
  listDiferencias,
  lockCierre,
  upsertCierre,
} from './queries.ts';

export { diferencias } from './diferencias.ts';
export { type Corte, enIntervalo, type Intervalo, productosPorDia, ventasPorDia } from './queries.ts';

/** A day is closed once every transaction that began on it has long ended. */
const REPOSO = 2 * HOUR;

/** Reviews the kept days, tells of those that differ, and keeps those that ended since. */
export async function cerrarDias(db: Db, now: Date): Promise<void> {
  await lockCierre(db);
  const cierre = await findCierre(db);
  const hasta = diaLocal(new Date(now.getTime() - REPOSO));
  const difieren = cierre ? await listDiferencias(db, cierre.hasta) : [];
  if (!cierre || cierre.hasta < hasta)
    await insertDias(db, { desde: cierre ? inicioDelDia(cierre.hasta) : null, hasta: inicioDelDia(hasta) });
  await upsertCierre(db, cierre && cierre.hasta > hasta ? cierre.hasta : hasta, difieren, now);
  await avisarDiferencias(db, difieren);
}

/** Forgets the kept days and keeps them again from their rows. */
export async function rehacerDias(db: Db, now: Date): Promise<void> {
  await lockCierre(db);
  await deleteDias(db);
  await cerrarDias(db, now);
}

/** How far the kept days of an interval go. */
export async function cortar(db: Db, intervalo: Intervalo): Promise<Corte> {
  return { ...intervalo, cierre: (await findCierre(db))?.hasta ?? null };
}

/** Whether every kept day was the sum of its rows at the last review. */
export async function sonConfiables(db: Db): Promise<boolean> {
  return ((await findCierre(db))?.difieren.length ?? 0) === 0;
}

/** The kept days that differ from their rows now. */
export async function diasQueDifieren(db: Db): Promise<readonly string[]> {
  const cierre = await findCierre(db);
  return cierre ? listDiferencias(db, cierre.hasta) : [];
}
