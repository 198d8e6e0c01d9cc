import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import { enqueue } from '../../../queue/queue.ts';
import { entregarDte } from './cola.ts';
import { findDteDe, updateDte } from './queries.ts';

/** Sends a certified invoice to its customer once more. */
export async function reenviarFactura(db: Db, idFactura: string): Promise<void> {
  const dte = await findDteDe(db, idFactura, null);
  if (dte?.estado !== 'certificada') throw new AppError('estado-no-permite');
  await updateDte(db, dte.idDte, { enviadoEn: null });
  await enqueue(db, entregarDte, { idDte: dte.idDte });
}
