import { type Worker, worker } from '../../queue/job.ts';
import { enviarLoQueEspera, enviarPorSalir } from './envio.ts';

/** Sends a text when the seconds in which it may be called back have passed. */
export const jobs: readonly Worker[] = [
  worker(enviarPorSalir, ({ db, now }, envio) => enviarLoQueEspera(db, envio, now)),
];
