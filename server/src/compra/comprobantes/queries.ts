import type { EstadoComprobante } from '@fedatario/contract/compra';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import type { Actor } from '../../http/route.ts';

export async function insertComprobante(db: Db, row: Insertable<DB['comprobantes']>): Promise<void> {
  await db.insertInto('comprobantes').values(row).execute();
}

export async function updateComprobante(
  db: Db,
  idComprobante: string,
  values: Updateable<DB['comprobantes']>,
): Promise<void> {
  await db.updateTable('comprobantes').set(values).where('idComprobante', '=', idComprobante).execute();
}

/** The one in review, if there is one, gives way to another of the same order. */
export async function markReemplazado(db: Db, idFactura: string): Promise<void> {
  await db
    .updateTable('comprobantes')
    .set({ estado: 'reemplazado' })
    .where('idFactura', '=', idFactura)
    .where('estado', '=', 'enRevision')
    .execute();
}

/** Whether the actor may see the receipts of this order: their own, or any for the administration. */
export async function hasFacturaVisible(db: Db, { idUsuario, rol }: Actor, idFactura: string): Promise<boolean> {
  const row = await db
    .selectFrom('facturas')
    .select('idFactura')
    .where('idFactura', '=', idFactura)
    .$if(rol !== 'admin', (query) => query.where('idUsuario', '=', idUsuario))
    .executeTakeFirst();
  return row !== undefined;
}

function comprobantes(db: Db) {
  return db
    .selectFrom('comprobantes as c')
    .innerJoin('archivos as a', 'a.idArchivo', 'c.idArchivo')
    .innerJoin('facturas as f', 'f.idFactura', 'c.idFactura')
    .innerJoin('usuarios as u', 'u.idUsuario', 'f.idUsuario')
    .selectAll('c')
    .select(['a.nombre', 'a.tipo', 'a.bytes', 'f.referencia as pedido', 'f.estado as estadoFactura', 'f.total'])
    .select(['u.nombreCompleto', 'u.email']);
}

type Found = Awaited<ReturnType<ReturnType<typeof comprobantes>['execute']>>[number];

const typed = (row: Found) => ({
  ...row,
  estado: row.estado,
  tipo: row.tipo,
  estadoFactura: row.estadoFactura,
});

export type ComprobanteRow = ReturnType<typeof typed>;

/** The receipts of an order, the newest first. */
export async function listDeFactura(db: Db, idFactura: string): Promise<ComprobanteRow[]> {
  const rows = await comprobantes(db).where('c.idFactura', '=', idFactura).orderBy('c.idComprobante', 'desc').execute();
  return rows.map(typed);
}

export async function findComprobante(db: Db, idComprobante: string): Promise<ComprobanteRow | undefined> {
  const row = await comprobantes(db).where('c.idComprobante', '=', idComprobante).executeTakeFirst();
  return row && typed(row);
}

interface Filtro {
  readonly estado: EstadoComprobante | undefined;
  readonly despuesDe: string | undefined;
  readonly limite: number;
}

/** The oldest first, so that those who have waited longest are answered first. */
export async function listComprobantes(db: Db, { estado, despuesDe, limite }: Filtro): Promise<ComprobanteRow[]> {
  const rows = await comprobantes(db)
    .$call((query) => (estado === undefined ? query : query.where('c.estado', '=', estado)))
    .$if(despuesDe !== undefined, (query) => query.where('c.idComprobante', '>', String(despuesDe)))
    .orderBy('c.idComprobante')
    .limit(limite)
    .execute();
  return rows.map(typed);
}
