import { dtesSinCertificar } from '@fedatario/contract/compra';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';
import { fixed } from '../../../db/wire/fixed.ts';
import { emisorActual } from '../filas/queries.ts';

/** False when the invoice or note has its document already. */
export async function insertDte(db: Db, row: Insertable<DB['dtes']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('dtes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findDte(db: Db, idDte: string) {
  return db.selectFrom('dtes').selectAll().where('idDte', '=', idDte).executeTakeFirst();
}

/** The document, locked until this transaction ends, so that the certifier's answer is noted once. */
export async function lockDte(db: Db, idDte: string) {
  return db.selectFrom('dtes').selectAll().where('idDte', '=', idDte).forUpdate().executeTakeFirst();
}

export type DteRow = NonNullable<Awaited<ReturnType<typeof findDte>>>;

/** The document of a credit note, or without one that of the invoice. */
export async function findDteDe(db: Db, idFactura: string, idNota: string | null): Promise<DteRow | undefined> {
  return db
    .selectFrom('dtes')
    .selectAll()
    .where('idFactura', '=', idFactura)
    .where('idNota', 'is not distinct from', idNota)
    .executeTakeFirst();
}

export async function updateDte(db: Db, idDte: string, values: Updateable<DB['dtes']>): Promise<void> {
  await db.updateTable('dtes').set(values).where('idDte', '=', idDte).execute();
}

/**
 * Takes the turn to ask the certifier for a document that waits: nobody else does, or began to so long ago that nobody waits for an answer any more.
 * Gives back what was sent before, as it is now: another process may have asked, and settled the document, since it was read. Undefined without
 * the turn.
 */
export async function takePedido(
  db: Db,
  idDte: string,
  now: Date,
  viejo: Date,
): Promise<{ xmlEnviado: string | null } | undefined> {
  return db
    .updateTable('dtes')
    .set({ pedidoEn: now })
    .where('idDte', '=', idDte)
    .where('estado', '=', 'pendiente_certificacion')
    .where((eb) => eb.or([eb('pedidoEn', 'is', null), eb('pedidoEn', '<=', viejo)]))
    .returning('xmlEnviado')
    .executeTakeFirst();
}

/** Keeps a text about to be sent in place of the one before, and gives back the text that is kept: of two processes, the first's. */
export async function swapEnviado(
  db: Db,
  idDte: string,
  xml: string | null,
  antes: string | null,
): Promise<string | null> {
  await db
    .updateTable('dtes')
    .set({ xmlEnviado: xml })
    .where('idDte', '=', idDte)
    .where('xmlEnviado', 'is not distinct from', antes)
    .execute();
  return (await findDte(db, idDte))?.xmlEnviado ?? null;
}

/** The invoice as its fiscal document tells of it: paid, with its buyer's address for the mail. */
export async function findFacturaFiscal(db: Db, idFactura: string) {
  const row = await db
    .selectFrom('facturas as f')
    .innerJoin('usuarios as u', 'u.idUsuario', 'f.idUsuario')
    .selectAll('f')
    .select(['u.email', 'u.nombreCompleto'])
    .where('f.idFactura', '=', idFactura)
    .executeTakeFirst();
  const { serie, numero, pagadaEn } = row ?? {};
  if (!row || !serie || !pagadaEn || typeof numero !== 'number') return undefined;
  return { ...row, serie, numero, pagadaEn };
}

export type FacturaFiscal = NonNullable<Awaited<ReturnType<typeof findFacturaFiscal>>>;

/** Pending documents that nobody has tried to certify since then. */
export async function findOlvidados(db: Db, antesDe: Date, limite: number): Promise<string[]> {
  const rows = await db
    .selectFrom('dtes')
    .select('idDte')
    .where('estado', '=', 'pendiente_certificacion')
    .where('actualizadoEn', '<', antesDe)
    .orderBy('actualizadoEn')
    .limit(limite)
    .execute();
  return rows.map(({ idDte }) => idDte);
}

export async function findPendientes(db: Db, idFactura?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('dtes')
    .select('idDte')
    .where('estado', '=', 'pendiente_certificacion')
    .$if(idFactura !== undefined, (query) => query.where('idFactura', '=', String(idFactura)))
    .orderBy('idDte')
    .execute();
  return rows.map(({ idDte }) => idDte);
}

/** Whether another document waits for the same reason: staff were told of it then. */
export async function hasOtroCon(db: Db, idDte: string, codigo: string): Promise<boolean> {
  const row = await db
    .selectFrom('dtes')
    .select('idDte')
    .where('estado', '=', 'pendiente_certificacion')
    .where('idDte', '<>', idDte)
    .where(sql<boolean>`errores @> ${JSON.stringify([{ codigo }])}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Documents that are not certified, the oldest first, with our number of each. */
export async function listSinCertificar(db: Db, limite: number) {
  return db
    .selectFrom('dtes as d')
    .innerJoin('facturas as f', 'f.idFactura', 'd.idFactura')
    .leftJoin('notasCredito as n', 'n.idNota', 'd.idNota')
    .select(['d.idDte', 'd.idFactura', 'd.tipo', 'd.estado', 'd.intentos', 'd.errores', 'd.actualizadoEn'])
    .select((eb) => [
      eb.fn.coalesce('n.serie', 'f.serie').as('serie'),
      eb.fn.coalesce('n.numero', 'f.numero').as('numero'),
      eb.fn.coalesce('n.total', 'f.total').as('total'),
    ])
    .where('d.estado', 'in', dtesSinCertificar)
    .orderBy('d.idDte')
    .limit(limite)
    .execute();
}

/** Puts the issuer's present data on an invoice that is not certified. */
export async function updateEmisor(db: Db, idFactura: string): Promise<void> {
  await db.updateTable('facturas').set({ emisor: emisorActual }).where('idFactura', '=', idFactura).execute();
}

export async function updateEmisorQueFalta(db: Db): Promise<void> {
  await db
    .updateTable('facturas')
    .set({ emisor: emisorActual })
    .where('emisor', 'is', null)
    .where('numero', 'is not', null)
    .execute();
}

/** The fiscal documents of an invoice with the credit note each is of, the newest first. */
export const selectCertificaciones = fixed((db, { idFactura }: { idFactura: string }) =>
  db
    .selectFrom('dtes as d')
    .leftJoin('notasCredito as n', 'n.idNota', 'd.idNota')
    .select(['d.idNota', 'd.estado', 'd.autorizacion', 'd.serie', 'd.numero', 'd.certificadoEn'])
    .select(['n.serie as serieNota', 'n.numero as numeroNota', 'n.motivo', 'n.total', 'n.creadaEn'])
    .where('d.idFactura', '=', idFactura)
    .orderBy('d.idDte', 'desc'),
);

export type CertificacionRow = Awaited<ReturnType<typeof selectCertificaciones.rows>>[number];
