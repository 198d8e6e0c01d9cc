import { answerQuestions } from '../process-child.ts';
import { PdfError } from './errors.ts';
import type { Outcome, Task } from './pool.ts';
import { createRenderer } from './render.ts';

const MB = 1024 * 1024;
const render = createRenderer();

answerQuestions<Task>((task, say) => say({ ...attempt(task), memory: process.memoryUsage.rss() / MB }));

function attempt({ documento, options }: Task): Outcome {
  try {
    return { ok: true, pdf: render(documento, options) };
  } catch (error) {
    if (!(error instanceof PdfError)) return { ok: false, codigo: 'documento-invalido', mensaje: String(error) };
    return { ok: false, codigo: error.codigo, mensaje: error.message, caracter: error.caracter };
  }
}
