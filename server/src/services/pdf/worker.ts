import { parentPort } from 'node:worker_threads';
import type { Documento } from '@fedatario/document-engine';
import { PdfError } from './errors.ts';
import type { WorkerAnswer } from './pool.ts';
import { createRenderer } from './render.ts';
import type { PdfOptions } from './sheet.ts';

const render = createRenderer();

parentPort?.on('message', ({ documento, options }: { documento: Documento; options: PdfOptions }) => {
  const answer = attempt(documento, options);
  parentPort?.postMessage(answer, answer.ok ? [answer.pdf.buffer] : []);
});

function attempt(documento: Documento, options: PdfOptions): WorkerAnswer {
  try {
    // A copy: the memory of the native buffer cannot move to another thread.
    return { ok: true, pdf: Uint8Array.from(render(documento, options)) };
  } catch (error) {
    const codigo = error instanceof PdfError ? error.codigo : 'documento-invalido';
    return { ok: false, codigo, mensaje: (error as Error).message };
  }
}
