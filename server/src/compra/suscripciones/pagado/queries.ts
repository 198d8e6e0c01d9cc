import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { delTramoPagado } from '../../beneficios/beneficios.ts';

/** Centavos given back of the invoices whose money the present period of a subscription stands for. */
export function devueltoDe(suscripcion: string) {
  return sql<number>`(select coalesce(sum(l.comprometido), 0)::int from ${delTramoPagado(suscripcion)})`;
}

/** Whether nothing is left of the money that the present period of a subscription stands for, that invoice's included. */
export async function hasDevueltoTodo(db: Db, idSuscripcion: string, idFactura: string): Promise<boolean> {
  const row = await db
    .selectFrom('suscripciones as s')
    .select(
      sql<boolean>`(select bool_and(l.comprometido >= l.total) and bool_or(l.id_factura = ${idFactura})
        from ${delTramoPagado('s')})`.as('todo'),
    )
    .where('s.idSuscripcion', '=', idSuscripcion)
    .executeTakeFirst();
  return row?.todo ?? false;
}

/** The end of the days that the present period of a subscription was paid for, without those that the office gave. */
export async function findFinPagado(db: Db, idSuscripcion: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('suscripcionCargos')
    .select('hasta')
    .where('idSuscripcion', '=', idSuscripcion)
    .where('estado', '=', 'aplicado')
    .orderBy('vuelta', 'desc')
    .orderBy('aplicadoEn', 'desc')
    .executeTakeFirst();
  return row?.hasta;
}
