import type { Insertable } from 'kysely';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import type { DB } from '../../db/tables.ts';

/** An active gestor of the catalogue. */
export function findGestor(db: Db, idGestor: string) {
  return db
    .selectFrom('gestores')
    .select(['idGestor', 'nombre', 'email'])
    .where('idGestor', '=', idGestor)
    .where('activo', '=', true)
    .executeTakeFirst();
}

/** Whether there is such a gestor, active or not. */
export async function hasGestor(db: Db, idGestor: string): Promise<boolean> {
  const row = await db.selectFrom('gestores').select('idGestor').where('idGestor', '=', idGestor).executeTakeFirst();
  return row !== undefined;
}

interface Enlace {
  readonly idEnlace: string;
  readonly idGestor: string;
  readonly email: string;
  readonly venceEn: Date;
  readonly now: Date;
}

/** Revokes the link of a gestor that has ended or went to another address: a new one takes its place. */
export async function markReemplazado(db: Db, { idGestor, email, now }: Omit<Enlace, 'idEnlace' | 'venceEn'>) {
  await db
    .updateTable('enlacesGestor')
    .set({ anuladoEn: now })
    .where('idGestor', '=', idGestor)
    .where('anuladoEn', 'is', null)
    .where((eb) => eb.or([eb('email', '<>', email), eb('venceEn', '<=', now)]))
    .execute();
}

/** The live link of a gestor, renewed; or this new one. Its id. */
export async function upsertEnlace(db: Db, { idEnlace, idGestor, email, venceEn, now }: Enlace): Promise<string> {
  const row = await db
    .insertInto('enlacesGestor')
    .values({ idEnlace, idGestor, email, creadoEn: now, enviadoEn: now, venceEn })
    .onConflict((conflict) =>
      conflict.column('idGestor').where('anuladoEn', 'is', null).doUpdateSet({ enviadoEn: now, venceEn }),
    )
    .returning('idEnlace')
    .executeTakeFirstOrThrow();
  return row.idEnlace;
}

/** Links that open at this moment, with their gestores. */
function vigentes(db: Db, now: Date) {
  return db
    .selectFrom('enlacesGestor as e')
    .innerJoin('gestores as g', (join) => join.onRef('g.idGestor', '=', 'e.idGestor').onRef('g.email', '=', 'e.email'))
    .select(['e.idEnlace', 'e.idGestor', 'e.email', 'g.nombre'])
    .where('e.anuladoEn', 'is', null)
    .where('e.venceEn', '>', now)
    .where('g.activo', '=', true);
}

export function findVigente(db: Db, idEnlace: string, now: Date) {
  return vigentes(db, now).where('e.idEnlace', '=', idEnlace).executeTakeFirst();
}

/** The session of a link that still opens. */
export function findSesion(db: Db, idSesion: string, now: Date) {
  return vigentes(db, now)
    .innerJoin('sesionesGestor as s', 's.idEnlace', 'e.idEnlace')
    .select(['s.hash', 's.dispositivo'])
    .where('s.idSesion', '=', idSesion)
    .where('s.cerradaEn', 'is', null)
    .where('s.venceEn', '>', now)
    .executeTakeFirst();
}

export async function insertSesion(db: Db, row: Insertable<DB['sesionesGestor']>): Promise<void> {
  await db.insertInto('sesionesGestor').values(row).execute();
}

export async function markSesionCerrada(db: Db, idSesion: string, now: Date): Promise<void> {
  await db
    .updateTable('sesionesGestor')
    .set({ cerradaEn: now })
    .where('idSesion', '=', idSesion)
    .where('cerradaEn', 'is', null)
    .execute();
}

/** The new code of a link; the one before stops to count. */
export async function updateCodigo(
  db: Db,
  idEnlace: string,
  { hash: codigoHash, venceEn: codigoVenceEn }: { readonly hash: Buffer; readonly venceEn: Date },
): Promise<void> {
  await db
    .updateTable('enlacesGestor')
    .set({ codigoHash, codigoVenceEn, codigoIntentos: 0 })
    .where('idEnlace', '=', idEnlace)
    .execute();
}

/** Counts one try of the code of a link; undefined when none is left. */
export async function takeIntento(db: Db, idEnlace: string, tries: number, now: Date): Promise<Buffer | undefined> {
  const row = await db
    .updateTable('enlacesGestor')
    .set((eb) => ({ codigoIntentos: eb('codigoIntentos', '+', 1) }))
    .where('idEnlace', '=', idEnlace)
    .where('codigoVenceEn', '>', now)
    .where('codigoIntentos', '<', tries)
    .returning('codigoHash')
    .executeTakeFirst();
  return row?.codigoHash ?? undefined;
}

/** Spends the code; false when another request spent it first. */
export async function takeCodigo(db: Db, idEnlace: string, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('enlacesGestor')
    .set({ codigoHash: null, codigoVenceEn: null })
    .where('idEnlace', '=', idEnlace)
    .where('codigoHash', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Revokes the live link of a gestor. What it opened ends with it. */
export async function markAnulado(db: Db, idGestor: string, now: Date): Promise<void> {
  await db
    .updateTable('enlacesGestor')
    .set({ anuladoEn: now, codigoHash: null, codigoVenceEn: null })
    .where('idGestor', '=', idGestor)
    .where('anuladoEn', 'is', null)
    .execute();
}

export async function insertBitacora(db: Db, row: Insertable<DB['bitacoraGestor']>): Promise<void> {
  await db.insertInto('bitacoraGestor').values(row).execute();
}

/** The last link of a gestor, and whether it opens now. */
export async function findEnlace(db: Db, idGestor: string, now: Date) {
  const row = await db
    .selectFrom('enlacesGestor')
    .select(['idEnlace', 'enviadoEn', 'venceEn'])
    .where('idGestor', '=', idGestor)
    .orderBy('creadoEn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, vigente: (await findVigente(db, row.idEnlace, now)) !== undefined };
}

/** The last things done by any link of a gestor, the newest first. */
export async function listBitacora(db: Db, idGestor: string, limite: number) {
  const rows = await db
    .selectFrom('bitacoraGestor as b')
    .innerJoin('enlacesGestor as e', 'e.idEnlace', 'b.idEnlace')
    .leftJoin('solicitudes as s', 's.idSolicitud', 'b.idSolicitud')
    .select(['b.que', 'b.dispositivo', 'b.hechoEn', 's.serie', 's.numero'])
    .where('e.idGestor', '=', idGestor)
    .orderBy('b.idEntrada', 'desc')
    .limit(limite)
    .execute();
  return rows.map(({ serie, numero, hechoEn, ...row }) => ({
    ...row,
    hechoEn: hechoEn.toISOString(),
    numero: serie !== null && numero !== null ? formatNumber(serie, numero) : null,
  }));
}
