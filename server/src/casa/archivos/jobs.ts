import { DAY, MINUTE } from '@fedatario/contract/base';
import { z } from 'zod';
import { mayDelete } from '../../db/deletions.ts';
import { periodic, type Worker, workerOutside } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import type { Files } from '../../services/files/files.ts';
import { borrarArchivo, borrarArchivosSinFila, eliminarGuardados } from './borrado.ts';
import { deleteHuerfanos } from './queries.ts';
import { borrarSinFila } from './sin-fila.ts';

const POR_TURNO = 500;
/** Milliseconds until a deletion that a backup held up is tried again. */
const BACKUP_PAUSE = 10 * MINUTE;

/** Deletes files not attached within a day: first the row, then the stored bytes. */
export function jobs(files: Files): Worker[] {
  return [
    periodic('buscar-archivos-huerfanos', '23 * * * *', z.unknown(), async ({ db, now }) => {
      const huerfanos = await deleteHuerfanos(db, new Date(now.getTime() - DAY), POR_TURNO);
      await eliminarGuardados(db, huerfanos);
    }),
    workerOutside(borrarArchivo, async ({ transact, now }, { idArchivo }) => {
      const waits = await transact(async (db) => {
        if (await mayDelete(db)) return false;
        await enqueue(db, borrarArchivo, { idArchivo }, new Date(now.getTime() + BACKUP_PAUSE));
        return true;
      });
      if (!waits) await files.remove(idArchivo);
    }),
    workerOutside(borrarArchivosSinFila, async ({ transact, now }) => {
      await transact(async (db) => {
        if (await mayDelete(db)) await borrarSinFila(db, files);
        else await enqueue(db, borrarArchivosSinFila, {}, new Date(now.getTime() + BACKUP_PAUSE));
      });
    }),
  ];
}
