import type { FormaPago, LineaDeCarrito } from '@fedatario/contract';
import type { Db } from '../db/db.ts';

export async function listLineas(db: Db, idUsuario: string): Promise<LineaDeCarrito[]> {
  const rows = await db
    .selectFrom('carritoLineas')
    .selectAll()
    .where('idUsuario', '=', idUsuario)
    .orderBy('idLinea')
    .execute();
  return rows.map((row) => ({ ...row, agregadaEn: row.agregadaEn.toISOString() }));
}

/** The method payments use: the one chosen as default, or the newest. */
export async function findFormaPago(db: Db, idUsuario: string): Promise<FormaPago | null> {
  const row = await db
    .selectFrom('formasPago')
    .select(['idFormaPago', 'marca', 'ultimosCuatro', 'venceMes', 'venceAnio', 'predeterminada'])
    .where('idUsuario', '=', idUsuario)
    .orderBy('predeterminada', 'desc')
    .orderBy('idFormaPago', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteFormaPago(db: Db, idFormaPago: string): Promise<void> {
  await db.deleteFrom('formasPago').where('idFormaPago', '=', idFormaPago).execute();
}
