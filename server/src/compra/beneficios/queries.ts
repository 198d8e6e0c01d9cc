import { type ClaseDeUnidad, cargosPorPagar } from '@fedatario/contract/compra';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import { fixed } from '../../db/wire/fixed.ts';

interface DeFactura {
  readonly idFactura: string;
}

/** Charges of orders for a plan that wait to be applied, with their subscription as it stands. */
const cargosPendientes = (db: Db) =>
  db
    .selectFrom('suscripcionCargos as g')
    .innerJoin('suscripciones as s', 's.idSuscripcion', 'g.idSuscripcion')
    .innerJoin('versionesPlan as v', 'v.idVersion', 'g.idVersion')
    .innerJoin('planes as p', 'p.idPlan', 'v.idPlan')
    .innerJoin('facturas as f', 'f.idFactura', 'g.idFactura')
    .select([
      'g.idFactura',
      'g.idSuscripcion',
      'g.clase',
      'g.vuelta',
      'g.idVersion',
      'g.periodo',
      'g.precio',
      'g.desde',
    ])
    .select(['v.documentos', 'v.citas', 'p.idPlan', 'p.nombre', 'f.total'])
    .where('g.estado', 'in', cargosPorPagar);

/** The charge that an order for a plan pays for; nothing for an order of documents. */
export const selectCargo = fixed((db, { idFactura }: DeFactura) =>
  cargosPendientes(db).where('g.idFactura', '=', idFactura),
);

/** The change of plan that a subscription waits to be paid. */
export function findCambioPendiente(db: Db, idSuscripcion: string) {
  return cargosPendientes(db)
    .where('g.idSuscripcion', '=', idSuscripcion)
    .where('g.clase', '=', 'cambio')
    .executeTakeFirst();
}

export type CargoRow = Awaited<ReturnType<typeof selectCargo.rows>>[number];

export async function insertSuscripcion(db: Db, row: Insertable<DB['suscripciones']>): Promise<void> {
  await db.insertInto('suscripciones').values(row).execute();
}

/** A subscription of anybody's, locked until this transaction ends. */
export function lockSuscripcion(db: Db, idSuscripcion: string) {
  return db
    .selectFrom('suscripciones')
    .selectAll()
    .where('idSuscripcion', '=', idSuscripcion)
    .forUpdate()
    .executeTakeFirst();
}

export type SuscripcionRow = NonNullable<Awaited<ReturnType<typeof lockSuscripcion>>>;

export async function updateSuscripcion(
  db: Db,
  idSuscripcion: string,
  values: Updateable<DB['suscripciones']>,
): Promise<void> {
  await db
    .updateTable('suscripciones')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
    .where('idSuscripcion', '=', idSuscripcion)
    .execute();
}

export async function insertCargo(db: Db, row: Insertable<DB['suscripcionCargos']>): Promise<void> {
  await db.insertInto('suscripcionCargos').values(row).execute();
}

export async function updateCargo(db: Db, idFactura: string, values: Updateable<DB['suscripcionCargos']>) {
  await db.updateTable('suscripcionCargos').set(values).where('idFactura', '=', idFactura).execute();
}

export async function insertBeneficio(db: Db, row: Insertable<DB['beneficios']>): Promise<void> {
  await db.insertInto('beneficios').values(row).execute();
}

/** Units of a kind that may be reserved; null has no limit, undefined before any was given. */
export async function lockSaldo(
  db: Db,
  idSuscripcion: string,
  clase: ClaseDeUnidad,
): Promise<number | null | undefined> {
  const row = await db
    .selectFrom('beneficioSaldos')
    .select('disponible')
    .where('idSuscripcion', '=', idSuscripcion)
    .where('clase', '=', clase)
    .forUpdate()
    .executeTakeFirst();
  return row?.disponible;
}

/** Units of a kind of a subscription: available, where null has no limit, and reserved or spent in a period and not given back. */
export async function sumUnidades(db: Db, idSuscripcion: string, vuelta: number, clase: ClaseDeUnidad) {
  const suyas = sql`id_suscripcion = ${idSuscripcion} and clase = ${clase}`;
  const { rows } = await sql<{ disponibles: number | null; usados: number; regalados: number }>`
    select case when exists (select from beneficio_saldos where ${suyas})
        then (select disponible from beneficio_saldos where ${suyas}) else 0 end as disponibles,
      (select count(*) filter (where movimiento = 'reservado') - count(*) filter (where movimiento = 'devuelto')
        from beneficios where ${suyas} and vuelta = ${vuelta})::int as usados,
      (select coalesce(sum(cantidad), 0) from beneficios where ${suyas} and vuelta = ${vuelta}
        and movimiento = 'otorgado' and id_usuario is not null)::int as regalados`.execute(db);
  return rows[0] ?? { disponibles: 0, usados: 0, regalados: 0 };
}
