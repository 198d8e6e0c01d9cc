import type { PreguntaGeneral } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/db.ts';
import { edicionDe } from '../db/ediciones.ts';
import { edicion, insertPregunta, listPreguntas } from './queries.ts';

/** Names the questions as they are. */
export const edicionDePreguntas = edicionDe(edicion);

export function listarPreguntas(db: Db): Promise<PreguntaGeneral[]> {
  return listPreguntas(db);
}

export interface PreguntaNueva {
  readonly pregunta: string;
  readonly respuesta: string;
  readonly orden: number;
  readonly activa?: boolean;
}

export async function crearPregunta(db: Db, pregunta: PreguntaNueva, now: Date): Promise<void> {
  await insertPregunta(db, { ...pregunta, idPregunta: uuidv7(), creadoEn: now, actualizadoEn: now });
}
