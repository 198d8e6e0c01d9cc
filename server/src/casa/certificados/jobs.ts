import { periodicOutside, type Worker } from '../../queue/job.ts';
import type { Sellos } from '../../services/seal/seal.ts';
import { abrirGuardados } from './abrir.ts';
import { avisarDeLaPlataforma, avisarVencimientos } from './vencimientos.ts';

const SECONDS = 60;
/** Opening a file takes seconds where its password was made costly. */
const SECONDS_TO_OPEN = 600;

/** One that already ended cannot be opened: the sealing itself tells the office of it. */
export function jobs(sello: Sellos): Worker[] {
  return [
    periodicOutside('avisar-certificados', '17 7 * * *', SECONDS, async ({ transact, now }) => {
      await transact((db) => avisarVencimientos(db, now));
      const own = await sello.certificate(now).catch(() => undefined);
      if (own) await transact((db) => avisarDeLaPlataforma(db, own.hasta, now));
    }),
    periodicOutside('abrir-certificados', '7 6 * * *', SECONDS_TO_OPEN, abrirGuardados),
  ];
}
