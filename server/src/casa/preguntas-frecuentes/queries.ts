import type { PreguntaGeneral } from '@fedatario/contract/casa';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

export async function listPreguntas(db: Db): Promise<PreguntaGeneral[]> {
  return db
    .selectFrom('preguntasFrecuentes')
    .select(['idPregunta', 'pregunta', 'respuesta'])
    .where('activa', '=', true)
    .orderBy('orden')
    .orderBy('idPregunta')
    .execute();
}

/** They are few: a hash of all of them is cheap, and no change escapes it. */
export const edicion = sql<string>`(
  select md5(coalesce(string_agg(p::text, '|' order by id_pregunta), '')) from preguntas_frecuentes p)`;
