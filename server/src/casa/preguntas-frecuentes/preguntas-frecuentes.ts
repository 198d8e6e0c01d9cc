import type { PreguntaGeneral } from '@fedatario/contract/casa';
import type { Db } from '../../db/db.ts';
import type { Edicion } from '../../db/ediciones.ts';
import { edicion, listPreguntas } from './queries.ts';

/** Names the state of the questions. */
export const edicionDePreguntas: Edicion = { de: 'preguntasFrecuentes', nombre: edicion };

export function listarPreguntas(db: Db): Promise<PreguntaGeneral[]> {
  return listPreguntas(db);
}
