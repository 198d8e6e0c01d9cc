import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';

export interface LineaDevuelta {
  readonly posicion: number;
  /** Centavos, IVA included. */
  readonly monto: number;
}

/**
 * Adds these amounts to those committed, each line in one statement on its row. Answers the committed total of each line;
 * lines with less left are missing in the answer.
 */
export async function updateComprometido(db: Db, idFactura: string, lineas: readonly LineaDevuelta[]) {
  const { rows } = await sql<{ posicion: number; total: number; comprometido: number }>`
    update factura_lineas l set comprometido = l.comprometido + n.monto
    from unnest(${lineas.map(({ posicion }) => posicion)}::int[], ${lineas.map(({ monto }) => monto)}::int[])
      as n (posicion, monto)
    where l.id_factura = ${idFactura} and l.posicion = n.posicion and n.monto > 0 and l.comprometido + n.monto <= l.total
    returning l.posicion, l.total, l.comprometido`.execute(db);
  return rows;
}

/** Counts committed amounts as refunded, on the lines and on their invoice, whose state follows. */
export async function updateReembolsado(
  db: Db,
  idFactura: string,
  lineas: readonly LineaDevuelta[],
  now: Date,
): Promise<void> {
  await sql`
    update factura_lineas l set reembolsado = l.reembolsado + n.monto
    from unnest(${lineas.map(({ posicion }) => posicion)}::int[], ${lineas.map(({ monto }) => monto)}::int[])
      as n (posicion, monto)
    where l.id_factura = ${idFactura} and l.posicion = n.posicion`.execute(db);
  await sql`
    update facturas f set reembolsado = l.suma, actualizada_en = ${now}, revision = f.revision + 1,
      estado = case when l.suma = f.total then 'reembolsada' else 'parcialmenteReembolsada' end
    from (select sum(reembolsado)::int as suma from factura_lineas where id_factura = ${idFactura}) l
    where f.id_factura = ${idFactura}`.execute(db);
}
