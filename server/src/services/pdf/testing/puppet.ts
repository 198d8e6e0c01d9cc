import type { Documento } from '@fedatario/document-engine';
import { answerQuestions } from '../../process-child.ts';

/** A process that answers «ok», crashes or hangs, as the title of the document says. */
answerQuestions<{ documento: Documento }>(async ({ documento: { titulo } }, say) => {
  if (titulo === 'cae') process.exit(9);
  if (titulo === 'muere') process.kill(process.pid, 'SIGSEGV');
  while (titulo === 'cuelga');
  await new Promise((wait) => setTimeout(wait, titulo === 'lento' ? 300 : 5));
  await say({ ok: true, pdf: new TextEncoder().encode(saidOf(titulo)), memory: titulo === 'crece' ? 500 : 50 });
});

function saidOf(titulo: string): string {
  if (titulo === 'quién') return `${process.pid}`;
  // biome-ignore lint/style/noProcessEnv: a test asks what the pool gave us.
  return titulo === 'entorno' ? Object.keys(process.env).join() : titulo;
}
