import type { PuntoDeHistoria } from '@fedatario/contract/borrador';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { seal, unseal } from '../../../services/cipher.ts';
import type { CambioHecho } from './mezcla.ts';

export type Motivo = PuntoDeHistoria['motivo'];

export interface Paso {
  readonly idBorrador: string;
  /** Revision that resulted from it. */
  readonly revision: number;
  readonly motivo: Motivo;
  readonly cambios: readonly CambioHecho[];
  readonly hechoEn: Date;
}

export async function insertPaso(db: Db, { idBorrador, revision, motivo, cambios, hechoEn }: Paso): Promise<void> {
  const claves = cambios.map(({ clave }) => clave);
  const contenidoCifrado = seal(JSON.stringify(cambios), contextOf(idBorrador, revision));
  await db
    .insertInto('borradorCambios')
    .values({ idBorrador, revision, motivo, claves, contenidoCifrado, hechoEn })
    .execute();
}

/** The changes after a revision, from the last to the first; undefined when some of them are no longer kept. */
export async function listPasosDesde(
  db: Db,
  idBorrador: string,
  desde: number,
  actual: number,
): Promise<CambioHecho[][] | undefined> {
  const rows = await db
    .selectFrom('borradorCambios')
    .select(['revision', 'contenidoCifrado'])
    .where('idBorrador', '=', idBorrador)
    .where('revision', '>', desde)
    .orderBy('revision', 'desc')
    .execute();
  return rows.length === actual - desde ? rows.map((row) => unsealPaso(idBorrador, row)) : undefined;
}

/** The change that led to this revision; undefined when it is no longer kept. */
export async function findPaso(db: Db, idBorrador: string, revision: number): Promise<CambioHecho[] | undefined> {
  const row = await db
    .selectFrom('borradorCambios')
    .select(['revision', 'contenidoCifrado'])
    .where('idBorrador', '=', idBorrador)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row && unsealPaso(idBorrador, row);
}

export interface HistoriaOptions {
  readonly antesDe: number | undefined;
  readonly limite: number;
}

export async function listPasos(
  db: Db,
  idBorrador: string,
  { antesDe, limite }: HistoriaOptions,
): Promise<PuntoDeHistoria[]> {
  const rows = await db
    .selectFrom('borradorCambios')
    .select(['revision', 'motivo', 'claves', 'hechoEn'])
    .where('idBorrador', '=', idBorrador)
    .$if(antesDe !== undefined, (query) => query.where('revision', '<', Number(antesDe)))
    .orderBy('revision', 'desc')
    .limit(limite)
    .execute();
  return rows.map((row) => ({ ...row, motivo: row.motivo as Motivo, hechoEn: row.hechoEn.toISOString() }));
}

/** Keeps the last steps, as many as fit in both limits; answers the oldest revision that is kept. */
export async function deletePasosViejos(
  db: Db,
  idBorrador: string,
  limits: { pasos: number; bytes: number },
): Promise<number> {
  const { rows } = await sql<{ primera: number | null }>`
    select min(revision) as primera from (
      select revision, row_number() over mas_nuevos as pasos,
        sum(octet_length(contenido_cifrado)) over mas_nuevos as bytes
      from borrador_cambios where id_borrador = ${idBorrador}
      window mas_nuevos as (order by revision desc)
    ) p where pasos <= ${limits.pasos} and bytes <= ${limits.bytes}`.execute(db);
  const first = rows[0]?.primera ?? Number.MAX_SAFE_INTEGER;
  await db
    .deleteFrom('borradorCambios')
    .where('idBorrador', '=', idBorrador)
    .where('revision', '<', sql<number>`${first}::bigint`)
    .execute();
  return first;
}

function unsealPaso(idBorrador: string, row: { revision: number; contenidoCifrado: Buffer }): CambioHecho[] {
  return JSON.parse(unseal(row.contenidoCifrado, contextOf(idBorrador, row.revision))) as CambioHecho[];
}

function contextOf(idBorrador: string, revision: number): string {
  return `borrador:${idBorrador}:${revision}`;
}
