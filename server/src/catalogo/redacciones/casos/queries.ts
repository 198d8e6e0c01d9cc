import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';

export interface FilaDeCaso {
  readonly idCaso: string;
  readonly nombre: string;
  readonly respuestas: unknown;
  /** The day of the case, `aaaa-mm-dd`. */
  readonly dia: string;
  readonly esperado: string;
  /** The notary and the number of the document, when they are not those of a sample. */
  readonly contexto: unknown;
}

export async function listCasos(db: Db, idProducto: string): Promise<FilaDeCaso[]> {
  return db
    .selectFrom('casosProducto')
    .select(['idCaso', 'nombre', 'respuestas', 'esperado', 'contexto', sql<string>`dia::text`.as('dia')])
    .where('idProducto', '=', idProducto)
    .orderBy('creadoEn')
    .orderBy('idCaso')
    .execute();
}

interface CasoNuevo extends FilaDeCaso {
  readonly idProducto: string;
  readonly idUsuario: string;
  readonly now: Date;
}

/** False when another case of the product has that name. */
export async function insertCaso(
  db: Db,
  { idUsuario, now, respuestas, contexto, ...caso }: CasoNuevo,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('casosProducto')
    .values({
      ...caso,
      respuestas: JSON.stringify(respuestas),
      contexto: contexto ? JSON.stringify(contexto) : null,
      creadoPor: idUsuario,
      creadoEn: now,
    })
    .onConflict((conflict) => conflict.columns(['idProducto', 'nombre']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

export async function updateEsperado(db: Db, idCaso: string, esperado: string): Promise<void> {
  await db.updateTable('casosProducto').set({ esperado }).where('idCaso', '=', idCaso).execute();
}

export async function deleteCaso(db: Db, idCaso: string): Promise<void> {
  await db.deleteFrom('casosProducto').where('idCaso', '=', idCaso).execute();
}

export async function updateCasosSinPasar(db: Db, idProducto: string, casosSinPasar: number): Promise<void> {
  await db.updateTable('textosProducto').set({ casosSinPasar }).where('idProducto', '=', idProducto).execute();
}
