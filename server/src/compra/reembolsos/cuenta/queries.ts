import type { CuentaDeReembolso } from '@fedatario/contract/compra';
import type { Db } from '../../../db/db.ts';
import { seal, unseal } from '../../../services/cipher.ts';

const lugarDe = (idReembolso: string) => `cuenta-de-reembolso:${idReembolso}`;

interface CuentaRow {
  readonly idReembolso: string;
  readonly cuentaCifrada: Buffer;
}

/** How often the refund was changed; undefined when there is none. */
export async function findRevision(db: Db, idReembolso: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('reembolsos')
    .select('revision')
    .where('idReembolso', '=', idReembolso)
    .executeTakeFirst();
  return row?.revision;
}

export async function findCuenta(db: Db, idReembolso: string): Promise<CuentaDeReembolso | null> {
  const row = await db
    .selectFrom('reembolsoCuentas')
    .select(['idReembolso', 'cuentaCifrada'])
    .where('idReembolso', '=', idReembolso)
    .executeTakeFirst();
  return row ? abrir(row) : null;
}

/** The accounts of the refunds of an invoice, by refund. */
export async function listCuentas(db: Db, idFactura: string): Promise<ReadonlyMap<string, CuentaDeReembolso>> {
  const rows = await db
    .selectFrom('reembolsoCuentas as c')
    .innerJoin('reembolsos as r', 'r.idReembolso', 'c.idReembolso')
    .select(['c.idReembolso', 'c.cuentaCifrada'])
    .where('r.idFactura', '=', idFactura)
    .execute();
  return new Map(rows.map((row) => [row.idReembolso, abrir(row)]));
}

/** Writes the account of a refund in the place of the one before. */
export async function upsertCuenta(db: Db, idReembolso: string, cuenta: CuentaDeReembolso, now: Date): Promise<void> {
  const row = {
    idReembolso,
    cuentaCifrada: seal(JSON.stringify(cuenta), lugarDe(idReembolso)),
    actualizadoEn: now,
  };
  await db
    .insertInto('reembolsoCuentas')
    .values(row)
    .onConflict((conflict) => conflict.column('idReembolso').doUpdateSet(row))
    .execute();
}

export async function deleteCuenta(db: Db, idReembolso: string): Promise<void> {
  await db.deleteFrom('reembolsoCuentas').where('idReembolso', '=', idReembolso).execute();
}

function abrir({ idReembolso, cuentaCifrada }: CuentaRow): CuentaDeReembolso {
  return JSON.parse(unseal(cuentaCifrada, lugarDe(idReembolso))) as CuentaDeReembolso;
}
