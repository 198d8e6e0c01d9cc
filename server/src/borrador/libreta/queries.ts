import type { Respuestas, TipoDeEntrada } from '@fedatario/contract/borrador';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import type { Actor } from '../../http/route.ts';
import { seal, unseal } from '../../services/cipher.ts';

/** Personal data of an entry, stored sealed. */
export interface Contenido {
  readonly nombre: string;
  readonly datos: Respuestas;
  readonly documentoVence: string | null;
}

export interface EntradaRow extends Contenido {
  readonly idEntrada: string;
  readonly tipo: TipoDeEntrada;
  readonly revision: number;
  readonly actualizadaEn: Date;
}

/** An entry is its owner's alone. */
function visibleTo(db: Db, { idUsuario }: Pick<Actor, 'idUsuario'>) {
  return db.selectFrom('libreta').selectAll().where('idUsuario', '=', idUsuario);
}

export async function listEntradas(db: Db, actor: Actor): Promise<EntradaRow[]> {
  return (await visibleTo(db, actor).execute()).map(toEntrada);
}

export async function findEntrada(db: Db, actor: Actor, idEntrada: string): Promise<EntradaRow | undefined> {
  const row = await visibleTo(db, actor).where('idEntrada', '=', idEntrada).forUpdate().executeTakeFirst();
  return row && toEntrada(row);
}

export async function readEntrada(db: Db, actor: Actor, idEntrada: string): Promise<EntradaRow | undefined> {
  const row = await visibleTo(db, actor).where('idEntrada', '=', idEntrada).executeTakeFirst();
  return row && toEntrada(row);
}

/** The entry of this identity document; with it, one customer's entries are kept one at a time, so that the limit holds. */
export async function lockHuella(
  db: Db,
  { idUsuario }: Actor,
  tipo: TipoDeEntrada,
  huella: Buffer | null,
): Promise<{ idEntrada: string | undefined; entradas: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`libreta:${idUsuario}`}, 0))`.execute(db);
  const rows = await db
    .selectFrom('libreta')
    .select(['idEntrada', 'tipo', 'huella'])
    .where('idUsuario', '=', idUsuario)
    .execute();
  const same = rows.find((row) => huella && row.tipo === tipo && row.huella?.equals(huella));
  return { idEntrada: same?.idEntrada, entradas: rows.length };
}

interface Nueva {
  readonly idEntrada: string;
  readonly idUsuario: string;
  readonly tipo: TipoDeEntrada;
  readonly huella: Buffer | null;
  readonly contenido: Contenido;
  readonly now: Date;
}

export async function insertEntrada(db: Db, { contenido, now, ...row }: Nueva): Promise<void> {
  const contenidoCifrado = sealContenido(contenido, row.idEntrada);
  await db
    .insertInto('libreta')
    .values({ ...row, contenidoCifrado, consentidaEn: now, creadaEn: now, actualizadaEn: now })
    .execute();
}

interface Cambio {
  readonly idEntrada: string;
  readonly contenido: Contenido;
  readonly now: Date;
  /** The customer consented again to the data being stored. */
  readonly consentida?: boolean;
}

export async function updateEntrada(db: Db, { idEntrada, contenido, now, consentida }: Cambio): Promise<void> {
  await db
    .updateTable('libreta')
    .set((eb) => ({
      contenidoCifrado: sealContenido(contenido, idEntrada),
      revision: eb('revision', '+', 1),
      actualizadaEn: now,
      ...(consentida && { consentidaEn: now }),
    }))
    .where('idEntrada', '=', idEntrada)
    .execute();
}

export async function deleteEntrada(db: Db, idEntrada: string): Promise<void> {
  await db.deleteFrom('libreta').where('idEntrada', '=', idEntrada).execute();
}

function toEntrada({
  idEntrada,
  tipo,
  revision,
  actualizadaEn,
  contenidoCifrado,
}: Selectable<DB['libreta']>): EntradaRow {
  const contenido = JSON.parse(unseal(contenidoCifrado, contextOf(idEntrada))) as Contenido;
  return { ...contenido, idEntrada, tipo, revision, actualizadaEn };
}

function sealContenido(contenido: Contenido, idEntrada: string): Buffer {
  return seal(JSON.stringify(contenido), contextOf(idEntrada));
}

function contextOf(idEntrada: string): string {
  return `libreta:${idEntrada}`;
}
