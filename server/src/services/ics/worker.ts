import { parentPort, workerData } from 'node:worker_threads';
import { FalloDeCalendario } from './fallo.ts';
import { type Lectura, ocupadoDe } from './leer.ts';

try {
  parentPort?.postMessage({ ocupado: ocupadoDe(workerData as Lectura) });
} catch (error) {
  parentPort?.postMessage({ fallo: error instanceof FalloDeCalendario ? error.motivo : 'formato' });
}
