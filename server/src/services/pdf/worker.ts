import { PdfError } from './errors.ts';
import type { Outcome, WorkerAnswer } from './pool.ts';
import { createRenderer, type Imprimible } from './render.ts';
import type { PdfOptions } from './sheet.ts';

const MB = 1024 * 1024;
const render = createRenderer();

process.on('message', ({ documento, options }: { documento: Imprimible; options: PdfOptions }) => {
  const outcome = attempt(documento, options);
  process.send?.({ ...outcome, memory: process.memoryUsage.rss() / MB } satisfies WorkerAnswer);
});
// The parent decides when to end: Ctrl-C reaches the whole group, and a document under way must be finished.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
// The parent is gone: there is nobody to answer.
process.on('error', () => process.exit());

function attempt(documento: Imprimible, options: PdfOptions): Outcome {
  try {
    return { ok: true, pdf: render(documento, options) };
  } catch (error) {
    if (!(error instanceof PdfError)) return { ok: false, codigo: 'documento-invalido', mensaje: String(error) };
    return { ok: false, codigo: error.codigo, mensaje: error.message, caracter: error.caracter };
  }
}
