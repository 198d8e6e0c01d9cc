import { type Worker, workerOutside } from '../../queue/job.ts';
import { sellarResultado } from '../../solicitud/solicitudes/solicitudes.ts';
import type { DocumentServices } from '../documentos/documentos.ts';
import { sellar } from './resultados.ts';

/** States under seal what was delivered. */
export const jobs = (services: DocumentServices): readonly Worker[] => [
  workerOutside(sellarResultado, (task, { idSolicitud }) => sellar(services, task, idSolicitud)),
];
