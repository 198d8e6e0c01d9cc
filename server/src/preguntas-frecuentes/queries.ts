import type { PreguntaGeneral } from '@fedatario/contract';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { DB } from '../db/tables.ts';

export async function listPreguntas(db: Db): Promise<PreguntaGeneral[]> {
  return db
    .selectFrom('preguntasFrecuentes')
    .select(['idPregunta', 'pregunta', 'respuesta'])
    .where('activa', '=', true)
    .orderBy('orden')
    .orderBy('idPregunta')
    .execute();
}

/** There are few: a sum of all of them is soon made, and no change escapes it. */
export async function findEdicion(db: Db): Promise<string> {
  const { rows } = await sql<{ edicion: string }>`
    select md5(coalesce(string_agg(p::text, '|' order by id_pregunta), '')) as edicion from preguntas_frecuentes p
  `.execute(db);
  return rows[0]?.edicion ?? '';
}

export async function insertPregunta(db: Db, row: Insertable<DB['preguntasFrecuentes']>): Promise<void> {
  await db.insertInto('preguntasFrecuentes').values(row).execute();
}
