import { DAY } from '@fedatario/contract';
import { z } from 'zod';
import { periodic, type Worker, workerOutside } from '../../queue/job.ts';
import type { Files } from '../../services/files/files.ts';
import { borrarArchivo, eliminarGuardados } from './borrado.ts';
import { deleteHuerfanos } from './queries.ts';

const POR_TURNO = 500;

/** Deletes files not attached within a day: first the row, then the stored bytes. */
export function jobs(files: Files): Worker[] {
  return [
    periodic('buscar-archivos-huerfanos', '23 * * * *', z.unknown(), async ({ db, now }) => {
      const huerfanos = await deleteHuerfanos(db, new Date(now.getTime() - DAY), POR_TURNO);
      await eliminarGuardados(db, huerfanos);
    }),
    workerOutside(borrarArchivo, (_task, { idArchivo }) => files.remove(idArchivo)),
  ];
}
