import { Worker } from 'node:worker_threads';
import { AppError } from '../../http/errors.ts';
import type { PdfVerdict } from './pdf-worker.ts';
import { atMost } from './turns.ts';

const TIMEOUT_MS = 15_000;
const inTurn = atMost(1);

/**
 * Refuses what is no PDF, asks for a password or does something when it is opened. Reads it in a thread of its own with
 * little memory and time, since a few bytes of a PDF can ask for any amount of both.
 */
export function checkPdf(bytes: Buffer): Promise<void> {
  return inTurn(async () => {
    const verdict = await judge(bytes);
    if (verdict !== 'sano') throw new AppError(verdict);
  });
}

function judge(bytes: Buffer): Promise<PdfVerdict> {
  return new Promise((done) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: bytes,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
    });
    const timer = setTimeout(() => end('archivo-danado'), TIMEOUT_MS);
    const end = (verdict: PdfVerdict) => {
      clearTimeout(timer);
      done(verdict);
      void worker.terminate();
    };
    worker.once('message', end);
    worker.once('error', () => end('archivo-danado'));
    worker.once('exit', () => end('archivo-danado'));
  });
}
