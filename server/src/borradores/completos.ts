import type { Db } from '../db/db.ts';
import { AppError } from '../http/errors.ts';
import { versionDe } from '../productos/productos.ts';
import { findRespuestas } from './completos/queries.ts';
import { evaluar } from './evaluacion.ts';

/**
 * Refuses drafts of which a document could not be made today: what was complete may miss something by now, because its day
 * came or because the engine learnt to refuse it.
 */
export async function exigirCompletos(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  for (const { idVersion, respuestas } of await findRespuestas(db, ids)) {
    const { completa } = evaluar(await versionDe(db, idVersion), respuestas, now);
    if (!completa) throw new AppError('borrador-incompleto');
  }
}
