import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { defineJob } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { deleteArchivos } from './queries.ts';

export const borrarArchivo = defineJob({ name: 'borrar-archivo', data: z.object({ idArchivo: z.uuid() }) });

export const borrarArchivosSinFila = defineJob({ name: 'borrar-archivos-sin-fila', data: z.object({}) });

/** Deletes the rows of files that nothing refers to any more; the queue deletes their bytes. */
export async function eliminarArchivos(db: Db, archivos: readonly string[]): Promise<void> {
  await deleteArchivos(db, archivos);
  await eliminarGuardados(db, archivos);
}

/** Deletes stored bytes whose ids have no row. */
export async function eliminarGuardados(db: Db, ids: readonly string[]): Promise<void> {
  for (const idArchivo of ids) await enqueue(db, borrarArchivo, { idArchivo });
}

/** Has the queue delete all stored bytes that no row names. */
export async function eliminarSinFila(db: Db): Promise<void> {
  await enqueue(db, borrarArchivosSinFila, {});
}
