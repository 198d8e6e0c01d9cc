import { createHash } from 'node:crypto';
import { HOUR } from '@fedatario/contract/base';
import type { Db } from '../../../db/db.ts';
import { diaEscrito, diaLocal } from '../../../services/hora-local.ts';
import { type Dias, meses } from './dias.ts';
import {
  type Corte,
  deleteGuardado,
  findCierre,
  type Intervalo,
  lockCierre,
  type TablaDeCierre,
  upsertCierre,
} from './queries.ts';

/** A day is closed once every transaction that began on it has long ended. */
const REPOSO = 2 * HOUR;
/** Periods that are compared one by one, and named in a notice. */
const MAXIMO = 31;

/** Sums of closed days: where they are kept, how they are made from their rows, and who is told that they are not the same. */
export interface Guardado<Diferencia = unknown> {
  readonly cierre: TablaDeCierre;
  readonly tablas: readonly string[];
  /** The promise that `npm run verificar` checks, in Spanish. */
  readonly promesa: string;
  /** The day of the first row that there is or that is kept; null when there is none. */
  readonly findPrimerDia: (db: Db) => Promise<string | null>;
  /** Keeps days that were not kept before. */
  readonly insertDias: (db: Db, dias: Dias) => Promise<void>;
  /** The kept days of these that are not what their rows say. */
  readonly listDistintos: (db: Db, dias: Dias) => Promise<string[]>;
  /** Longer periods, made of the kept days. */
  readonly sumados?: {
    readonly insert: (db: Db, dias: Dias) => Promise<void>;
    readonly listDistintos: (db: Db, cierre: string) => Promise<string[]>;
  };
  /** The difference of one period: its kept sums beside those of its rows now. */
  readonly comparar: (db: Db, periodo: string) => Promise<Diferencia>;
  readonly avisar: (db: Db, aviso: AvisoDeDiferencias) => Promise<void>;
}

interface AvisoDeDiferencias {
  /** The periods that differ as people write them, the first of many. */
  readonly nombrados: string;
  readonly cuantos: string;
  /** Names this set of differences. */
  readonly huella: string;
}

/** Reviews what is kept, tells of what differs, and keeps the days that ended since. */
export async function cerrar<D>(db: Db, guardado: Guardado<D>, now: Date): Promise<void> {
  await lockCierre(db, guardado.cierre);
  const cierre = await findCierre(db, guardado.cierre);
  const difieren = cierre ? await distintosHasta(db, guardado, cierre.hasta) : [];
  const reposado = diaLocal(new Date(now.getTime() - REPOSO));
  const hasta = cierre && cierre.hasta > reposado ? cierre.hasta : reposado;
  const desde = cierre?.hasta ?? (await guardado.findPrimerDia(db)) ?? hasta;
  for (const mes of meses(desde, hasta)) await guardado.insertDias(db, mes);
  await guardado.sumados?.insert(db, { desde, hasta });
  await upsertCierre(db, guardado.cierre, { hasta, difieren, now });
  await avisar(db, guardado, difieren);
}

/** Forgets what is kept and keeps it again from its rows. */
export async function rehacer<D>(db: Db, guardado: Guardado<D>, now: Date): Promise<void> {
  await lockCierre(db, guardado.cierre);
  await deleteGuardado(db, [...guardado.tablas, guardado.cierre]);
  await cerrar(db, guardado, now);
}

/** How far what is kept of an interval goes, and whether all that is kept was what its rows say at the last review. */
export async function cortar<D>(
  db: Db,
  guardado: Guardado<D>,
  intervalo: Intervalo,
): Promise<{ corte: Corte; confiable: boolean }> {
  const cierre = await findCierre(db, guardado.cierre);
  return { corte: { ...intervalo, cierre: cierre?.hasta ?? null }, confiable: (cierre?.difieren.length ?? 0) === 0 };
}

/** The kept periods that are not what their rows say now. */
export async function queDifieren<D>(db: Db, guardado: Guardado<D>): Promise<readonly string[]> {
  const cierre = await findCierre(db, guardado.cierre);
  return cierre ? distintosHasta(db, guardado, cierre.hasta) : [];
}

/** Those that differed at the last review, with what is kept of each and what its rows say now. */
export async function diferencias<D>(db: Db, guardado: Guardado<D>): Promise<D[]> {
  return comparar(db, guardado, (await findCierre(db, guardado.cierre))?.difieren ?? []);
}

/** A month at a time: a statement over all rows would run into its limit of time. A period is named only when none of those within it is. */
async function distintosHasta<D>(db: Db, guardado: Guardado<D>, cierre: string): Promise<string[]> {
  const distintos: string[] = [];
  for (const mes of meses((await guardado.findPrimerDia(db)) ?? cierre, cierre))
    distintos.push(...(await guardado.listDistintos(db, mes)));
  distintos.push(...((await guardado.sumados?.listDistintos(db, cierre)) ?? []));
  return distintos
    .filter((periodo) => !distintos.some((otro) => otro !== periodo && otro.startsWith(periodo)))
    .toSorted();
}

async function comparar<D>(db: Db, guardado: Guardado<D>, periodos: readonly string[]): Promise<D[]> {
  const comparados: D[] = [];
  for (const periodo of periodos.slice(0, MAXIMO)) comparados.push(await guardado.comparar(db, periodo));
  return comparados;
}

/** Tells the administration of what differs, once for each set of differences, however often it is reviewed. */
async function avisar<D>(db: Db, guardado: Guardado<D>, difieren: readonly string[]): Promise<void> {
  if (difieren.length === 0) return;
  const huella = createHash('sha256')
    .update(JSON.stringify([difieren.length, await comparar(db, guardado, difieren)]))
    .digest('base64url');
  const nombrados = difieren.slice(0, MAXIMO).map(diaEscrito).join(', ');
  await guardado.avisar(db, {
    nombrados: difieren.length > MAXIMO ? `${nombrados}…` : nombrados,
    cuantos: String(difieren.length),
    huella,
  });
}
