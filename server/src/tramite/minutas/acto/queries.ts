import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { seal, unseal } from '../../../services/cipher.ts';

export type Respuestas = Record<string, unknown>;

const lugarDe = (idSolicitud: string) => `acto:${idSolicitud}`;

/** The notary's answers of an act; revision 0 and no answers before there are any. */
export async function findActo(db: Db, idSolicitud: string): Promise<{ revision: number; respuestas: Respuestas }> {
  const row = await db
    .selectFrom('minutaActos')
    .select(['revision', 'respuestasCifradas'])
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirst();
  if (!row) return { revision: 0, respuestas: {} };
  return { revision: row.revision, respuestas: JSON.parse(unseal(row.respuestasCifradas, lugarDe(idSolicitud))) };
}

interface Acto {
  readonly respuestas: Respuestas;
  readonly idNotario: string | null;
  readonly actualizadoPor: string | null;
  readonly actualizadoEn: Date;
}

/** Replaces the answers of an act. The caller holds its trámite. */
export async function upsertActo(db: Db, idSolicitud: string, { respuestas, ...acto }: Acto): Promise<void> {
  const row = { ...acto, respuestasCifradas: seal(JSON.stringify(respuestas), lugarDe(idSolicitud)) };
  await db
    .insertInto('minutaActos')
    .values({ idSolicitud, ...row })
    .onConflict((conflict) =>
      conflict.column('idSolicitud').doUpdateSet({ ...row, revision: sql<number>`minuta_actos.revision + 1` }),
    )
    .execute();
}
