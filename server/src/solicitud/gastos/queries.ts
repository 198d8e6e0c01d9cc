import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import { later } from '../../db/wire/later.ts';

/** Copies the expenses that its product estimates today to each of these gestiones; what is optional is added when it is spent. */
export async function insertGastosLater(db: Db, idSolicitudes: readonly string[]): Promise<void> {
  const query = sql`
    insert into gestion_gastos (id_solicitud, orden, concepto, estimado)
    select s.id_solicitud, a.orden, a.uno->>'concepto', (a.uno->>'monto')::integer
    from solicitudes s join productos p using (id_producto),
      jsonb_array_elements(p.aranceles) with ordinality as a (uno, orden)
    where s.id_solicitud in (select unnest(${[...idSolicitudes]}::uuid[]))
      and (a.uno->>'monto')::integer > 0 and not coalesce((a.uno->>'opcional')::boolean, false)`;
  await later(db, query.compile(db));
}

/** Adds an expense after those that the gestión has. */
export async function insertGasto(db: Db, row: Omit<Insertable<DB['gestionGastos']>, 'orden'>): Promise<void> {
  await db
    .insertInto('gestionGastos')
    .values((eb) => ({
      ...row,
      orden: eb
        .selectFrom('gestionGastos')
        .select(sql<number>`coalesce(max(orden), 0) + 1`.as('orden'))
        .where('idSolicitud', '=', row.idSolicitud),
    }))
    .execute();
}

export async function updateGasto(db: Db, idGasto: string, values: Updateable<DB['gestionGastos']>): Promise<void> {
  await db.updateTable('gestionGastos').set(values).where('idGasto', '=', idGasto).execute();
}

/** Marks the expenses that were added and not asked yet with the invoice that asks for them. */
export async function markPedidos(db: Db, idSolicitud: string, idFactura: string): Promise<void> {
  await db
    .updateTable('gestionGastos')
    .set({ idFactura })
    .where('idSolicitud', '=', idSolicitud)
    .where('agregadoPor', 'is not', null)
    .where('idFactura', 'is', null)
    .where('retiradoEn', 'is', null)
    .where('gastado', 'is', null)
    .execute();
}

/** Withdraws what an invoice asked for that was given up, but for what was spent all the same. */
export async function markRetirados(db: Db, idFactura: string, now: Date): Promise<void> {
  await db
    .updateTable('gestionGastos')
    .set({ retiradoEn: now })
    .where('idFactura', '=', idFactura)
    .where('gastado', 'is', null)
    .execute();
}
