import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { periodicOutside, type Worker } from '../../queue/job.ts';

const PROGRAMA = fileURLToPath(new URL('../../../../scripts/backup.mjs', import.meta.url));
const HOUR_SECONDS = 3_600;

/** A backup each night, in a process of its own: compressing and encrypting would hold up the answers of this one. */
export function jobs(activo: boolean): Worker[] {
  if (!activo) return [];
  return [periodicOutside('respaldar', '17 3 * * *', 2 * HOUR_SECONDS, respaldarAparte)];
}

function respaldarAparte(): Promise<void> {
  return new Promise((done, fail) => {
    const child = fork(PROGRAMA, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`El respaldo falló. ${said.trim().slice(0, 500)}`)),
    );
  });
}
