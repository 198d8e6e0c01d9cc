import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { defineJob } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { deleteArchivos } from './queries.ts';

export const borrarArchivo = defineJob({ name: 'borrar-archivo', data: z.object({ idArchivo: z.uuid() }) });

/** Files that nothing refers to any more: their rows go now, and what no row knows, by the queue. */
export async function eliminarArchivos(db: Db, archivos: readonly string[]): Promise<void> {
  await deleteArchivos(db, archivos);
  await eliminarGuardados(db, archivos);
}

/** The same of what stands in the store under an id that is of no row of files. */
export async function eliminarGuardados(db: Db, ids: readonly string[]): Promise<void> {
  for (const idArchivo of ids) await enqueue(db, borrarArchivo, { idArchivo });
}
