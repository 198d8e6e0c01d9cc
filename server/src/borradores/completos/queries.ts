import type { Respuestas } from '@fedatario/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { fixed } from '../../db/fixed.ts';
import { unsealRespuestas } from '../queries.ts';

/** The answers of drafts, whoever's they are, with the version each is pinned to. */
export async function findRespuestas(
  db: Db,
  ids: readonly string[],
): Promise<{ idVersion: string; respuestas: Respuestas }[]> {
  const rows = await selladas.rows(db, { ids: [...ids] });
  return rows.map(({ idBorrador, idVersion, respuestasCifradas }) => {
    return { idVersion, respuestas: unsealRespuestas(respuestasCifradas, idBorrador) };
  });
}

const selladas = fixed((db, { ids }: { ids: string[] }) =>
  db
    .selectFrom('borradores')
    .select(['idBorrador', 'idVersion', 'respuestasCifradas'])
    .where(sql<boolean>`id_borrador = any(${ids}::uuid[])`),
);
