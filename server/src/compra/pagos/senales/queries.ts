import type { FalloDeProveedor } from '@fedatario/contract/compra';
import type { Db } from '../../../db/db.ts';

/** Notes that a notice of the provider arrived. */
export async function upsertAviso(db: Db, proveedor: string, avisoEn: Date): Promise<void> {
  await db
    .insertInto('senalesPago')
    .values({ proveedor, avisoEn })
    .onConflict((conflict) => conflict.column('proveedor').doUpdateSet({ avisoEn }))
    .execute();
}

/** Notes the last failure of the provider. */
export async function upsertFallo(db: Db, proveedor: string, fallo: FalloDeProveedor, falloEn: Date): Promise<void> {
  await db
    .insertInto('senalesPago')
    .values({ proveedor, fallo, falloEn })
    .onConflict((conflict) => conflict.column('proveedor').doUpdateSet({ fallo, falloEn }))
    .execute();
}
