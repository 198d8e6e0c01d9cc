import { type AccionReembolso, maquinaDeReembolso, reembolsosSinDinero } from '@fedatario/contract/compra';
import type { Updateable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import { avisarReembolso } from './cola.ts';
import { deleteCuenta } from './cuenta/queries.ts';
import { insertPaso, type ReembolsoRow, updateReembolso } from './queries.ts';

export interface Paso {
  readonly accion: AccionReembolso;
  /** The role in which the step is taken. */
  readonly como: 'cliente' | 'admin' | 'sistema';
  readonly idUsuario: string | null;
  readonly motivo?: string | null;
  readonly now: Date;
}

/**
 * Takes one step of a refund that the caller holds: its new state, its row of history, and what its customer is told.
 * Refuses what the machine does not allow.
 */
export async function darPaso(
  db: Db,
  row: ReembolsoRow,
  { accion, como, idUsuario, motivo = null, now }: Paso,
  values: Updateable<DB['reembolsos']> = {},
): Promise<ReembolsoRow> {
  const { idReembolso, estado: de } = row;
  const paso = maquinaDeReembolso.paso(de, accion, como);
  if (!paso) throw new AppError('estado-no-permite');
  const cambio = { ...values, estado: paso.a, revision: row.revision + 1, actualizadoEn: now };
  await updateReembolso(db, idReembolso, cambio);
  await insertPaso(db, { idReembolso, de, a: paso.a, accion, idUsuario, motivo, hechoEn: now });
  // Nobody transfers to it any more.
  if (reembolsosSinDinero.includes(paso.a)) await deleteCuenta(db, idReembolso);
  await avisarReembolso(db, accion, idReembolso);
  return { ...row, ...cambio } as ReembolsoRow;
}
