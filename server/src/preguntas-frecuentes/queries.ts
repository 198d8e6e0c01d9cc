import type { PreguntaGeneral } from '@fedatario/contract';
import type { Insertable } from 'kysely';
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

export async function insertPregunta(db: Db, row: Insertable<DB['preguntasFrecuentes']>): Promise<void> {
  await db.insertInto('preguntasFrecuentes').values(row).execute();
}
