import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';

export interface LineaAcreditada {
  readonly posicion: number;
  /** Centavos, IVA included. */
  readonly monto: number;
}

/**
 * Adds these amounts to those credited, each line in one statement on its row. Answers the amount credited before of each
 * line; lines with less left are missing in the answer.
 */
export async function updateAcreditado(
  db: Db,
  idFactura: string,
  lineas: readonly LineaAcreditada[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ posicion: number; antes: number }>`
    update factura_lineas l set acreditado = l.acreditado + n.monto
    from unnest(${lineas.map(({ posicion }) => posicion)}::int[], ${lineas.map(({ monto }) => monto)}::int[])
      as n (posicion, monto)
    where l.id_factura = ${idFactura} and l.posicion = n.posicion and n.monto > 0 and l.acreditado + n.monto <= l.total
    returning l.posicion, l.acreditado - n.monto as antes`.execute(db);
  return new Map(rows.map(({ posicion, antes }) => [posicion, antes]));
}

export async function insertNota(
  db: Db,
  nota: Insertable<DB['notasCredito']>,
  lineas: readonly Insertable<DB['notasCreditoLineas']>[],
): Promise<void> {
  await db.insertInto('notasCredito').values(nota).execute();
  await db
    .insertInto('notasCreditoLineas')
    .values([...lineas])
    .execute();
}

export async function findNota(db: Db, idNota: string) {
  return db.selectFrom('notasCredito').selectAll().where('idNota', '=', idNota).executeTakeFirst();
}

/** The lines of a credit note with the name of what was sold. */
export async function findLineasDeNota(db: Db, idNota: string) {
  return db
    .selectFrom('notasCreditoLineas as n')
    .innerJoin('facturaLineas as l', (join) =>
      join.onRef('l.idFactura', '=', 'n.idFactura').onRef('l.posicion', '=', 'n.posicion'),
    )
    .select(['n.posicion', 'n.monto', 'n.base', 'n.iva', 'l.nombre'])
    .where('n.idNota', '=', idNota)
    .orderBy('n.posicion')
    .execute();
}
